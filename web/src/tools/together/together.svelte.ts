// Looking at a replay together, seen from one page: it shows what who leads shows, or leads itself.
import { untrack } from 'svelte';
import type { Page } from '../../page/page.svelte.ts';
import { isAside, isFollowing, isLeading, type Look } from '../../state/look.ts';
import type { Player } from '../replay/player.svelte.ts';

/** After how many milliseconds a place is told to the others: not each that one rushes through. */
const SETTLED = 120;

interface Marked {
  readonly place: number;
  readonly eyes: number | null;
  readonly cards: string;
}

export class Together {
  readonly #page: Page;
  readonly #player: Player;
  /** The cards of the hand that who leads has marked here, and where. */
  #marked = $state.raw<Marked>({ place: 0, eyes: null, cards: '' });
  /** What was shown last because somebody else showed it. */
  #shown: { place: number; eyes: number | null } | null = null;
  /** Whether the place at which one came was shown. */
  #begun = false;

  constructor(page: Page, player: Player) {
    this.#page = page;
    this.#player = player;
  }

  get look(): Look | null {
    return this.#page.state.look;
  }

  get you(): string | undefined {
    return this.#page.state.you?.id;
  }

  get leads(): boolean {
    return this.look !== null && isLeading(this.look, this.you);
  }

  get isAside(): boolean {
    return this.look !== null && isAside(this.look, this.you);
  }

  /** The cards of the hand that stand out. */
  get marks(): string {
    const { place, eyes } = this.#player;
    const own = this.#marked;
    if (this.leads) return own.place === place && own.eyes === eyes ? own.cards : '';
    return this.look?.place === place && this.look.eyes === eyes ? this.look.marks : '';
  }

  /** Mark these cards of the hand for everybody. */
  mark(cards: string): void {
    const { place, eyes } = this.#player;
    this.#marked = { place, eyes, cards };
  }

  /** Show what who leads shows; who goes elsewhere meanwhile steps aside. */
  follow(): void {
    const { look } = this;
    this.#shown = null;
    if (look === null || look.place === 0) return;
    const follows = isFollowing(look, this.you);
    if (!follows && this.#begun) return;
    this.#begun = true;
    untrack(() => {
      this.#player.running = false;
      this.#player.go(look.place);
      this.#player.eyes = look.eyes;
      if (follows) this.#shown = { place: this.#player.place, eyes: look.eyes };
    });
  }

  /** Step aside if what is seen is not what is shown. */
  stray(): void {
    const { place, eyes } = this.#player;
    const shown = this.#shown;
    if (shown === null || this.leads || (shown.place === place && shown.eyes === eyes)) return;
    this.#shown = null;
    this.stepAside(true);
  }

  /** Tell the others what is seen here, in a moment; how to leave that. */
  tell(): (() => void) | undefined {
    const { look } = this;
    const { place, eyes } = this.#player;
    const { marks } = this;
    if (look === null || !this.leads || !this.#begun) return undefined;
    if (look.place === place && look.eyes === eyes && look.marks === marks) return undefined;
    const timer = setTimeout(() => {
      this.#page.ask({ type: 'show', look: look.look, place, eyes, marks });
    }, SETTLED);
    return () => {
      clearTimeout(timer);
    };
  }

  stepAside(aside: boolean): void {
    if (this.look !== null) this.#page.ask({ type: 'aside', look: this.look.look, aside });
  }

  /** Take the lead, or give it to *player*. */
  lead(player: string | null): void {
    if (this.look !== null) this.#page.ask({ type: 'lead', look: this.look.look, player });
  }

  remark(text: string): void {
    if (this.look !== null) this.#page.ask({ type: 'remark', look: this.look.look, text });
  }
}
