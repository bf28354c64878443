// A text as a QR code: bytes, error correction M.
import { toSvgPath } from 'lean-qr/extras/svg';
import { correction, generate } from 'lean-qr/nano';

/** How many bytes fit into 69 rows; of more the camera of a phone would not tell one from the next. */
const MOST = 330;

export interface Code {
  /** How many rows and columns it has. */
  readonly size: number;
  /** The outline of what is dark, for an SVG path of one unit each. */
  readonly path: string;
}

/** The code of *text*; null where it is too long for one that can be photographed. */
export function qr(text: string): Code | null {
  if (new TextEncoder().encode(text).length > MOST) return null;
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { size: code.size, path: toSvgPath(code) };
}
