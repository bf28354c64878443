// What the referee says: the engine's verdict on a case, in words.
import type { Judgement } from '../../../tools/referee/judgement.ts';
import type { Sentence } from '../../../words/words.ts';
import { cardsIn } from '../../cards.ts';
import { cardArgs } from '../play/combos.ts';
import { relation } from '../play/relation.ts';
import type { Strengths } from '../play/strengths.ts';
import { caseOf, highest, type Question } from './cases.ts';
import written from './verdicts.gen.json';

/** What the referee says to each case: a word, and the number of a rule. */
export const VERDICTS: Readonly<Record<string, string>> = written.verdicts;
/** Which rule compares a type of combo with another. */
const COMPARED: Readonly<Record<string, Readonly<Record<string, string>>>> = written.compared;

const NO_COMBO = 'GF-5';

const SENTENCES: Readonly<Record<string, string>> = {
  'may-lead': 'judge-may-lead',
  'may-open': 'judge-may-open',
  'may-higher': 'judge-may-higher',
  'may-gang': 'judge-may-gang',
  'may-block': 'judge-may-block',
  'may-pass': 'judge-may-pass',
  'must-lead': 'judge-must-lead',
  'must-open': 'judge-must-open',
  'opening-too-large': 'judge-opening-too-large',
  'wrong-size': 'judge-wrong-size',
  'too-low': 'judge-too-low',
  level: 'judge-level',
  'only-gang': 'judge-only-gang',
  'must-block-card': 'judge-must-block-card',
  'must-block-gang': 'judge-must-block-gang',
  'must-block-card-or-gang': 'judge-must-block-card-or-gang',
  'must-lead-several': 'judge-must-lead-several',
  'must-lead-highest': 'judge-must-lead-highest',
};

/** Whether the move may be made, and why. */
export function judge(asked: Question, strengths: Strengths): Judgement {
  if (asked.table !== '' && strengths.of(asked.table) === undefined) {
    return { may: false, sentence: ['judge-table-no-combo', {}], rules: [NO_COMBO] };
  }
  const key = caseOf(asked, strengths);
  if (key === null) return { may: false, sentence: ['judge-no-combo', {}], rules: [NO_COMBO] };
  const [word = '', rule = ''] = (VERDICTS[key] ?? '').split(' ');
  const rules = [...new Set([rule, ...comparison(asked, strengths)])];
  return { may: word.startsWith('may-'), sentence: sentenceOf(word, asked, strengths), rules };
}

/** Whether one may pass instead, said in few words. */
export function judgePass(asked: Question, strengths: Strengths): Judgement {
  const judgement = judge({ ...asked, move: 'pass' }, strengths);
  return judgement.may ? judgement : { ...judgement, sentence: ['judge-may-not-pass', {}] };
}

function sentenceOf(word: string, asked: Question, strengths: Strengths): Sentence {
  const args = {
    ...cardArgs(highest(asked.hand, strengths)),
    size: cardsIn(asked.table).length,
  };
  return [SENTENCES[word] ?? word, args];
}

// Where one combo is higher or lower than the other, a rule says how they are compared.
function comparison({ move, table }: Question, strengths: Strengths): readonly string[] {
  const played = strengths.of(move);
  const lying = strengths.of(table);
  if (played === undefined || lying === undefined) return [];
  if (!['higher', 'lower'].includes(relation(played, lying))) return [];
  return [COMPARED[played.type]?.[lying.type] ?? ''].filter((rule) => rule !== '');
}
