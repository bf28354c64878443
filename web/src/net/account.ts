// What a player can do about himself: account, logins, bots, past matches.
import { get, order, send } from './http.ts';
import type {
  AccountMade,
  BotAccount,
  BotMade,
  Bots,
  ChangeAsk,
  Codes,
  GoodbyeAsk,
  Leaderboard,
  LogInAsk,
  Login,
  Logins,
  MatchInfo,
  Me,
  NewAccountAsk,
  NewBotAsk,
  NewCodesAsk,
  NewPasswordAsk,
  Rank,
  RecoverAsk,
  Record as MatchRecord,
} from './wire.gen.ts';

/** Who plays here, with everything he may know about himself. */
export function me(): Promise<Me> {
  return get<Me>('/api/me');
}

/** Changes the name or the language. */
export function change(ask: ChangeAsk): Promise<Me> {
  return send<Me>('PATCH', '/api/me', ask);
}

/** Makes the guest an account; its recovery codes are told this once. */
export function register(ask: NewAccountAsk): Promise<AccountMade> {
  return send<AccountMade>('POST', '/api/account', ask);
}

export function logIn(ask: LogInAsk): Promise<Me> {
  return send<Me>('POST', '/api/login', ask);
}

export function logOut(): Promise<void> {
  return order('POST', '/api/logout');
}

/** Logs in with a recovery code and sets a new password. */
export function recover(ask: RecoverAsk): Promise<Me> {
  return send<Me>('POST', '/api/recover', ask);
}

export function changePassword(ask: NewPasswordAsk): Promise<void> {
  return order('POST', '/api/password', ask);
}

/** Other recovery codes instead of the old ones; they are told this once. */
export async function renewCodes(ask: NewCodesAsk): Promise<readonly string[]> {
  return (await send<Codes>('POST', '/api/codes', ask)).codes;
}

/** Deletes everything that names the player. */
export function leave(ask: GoodbyeAsk): Promise<void> {
  return order('DELETE', '/api/account', ask);
}

export async function logins(): Promise<readonly Login[]> {
  return (await get<Logins>('/api/logins')).logins;
}

export function endLogin(id: string): Promise<void> {
  return order('DELETE', `/api/logins/${encodeURIComponent(id)}`);
}

export async function bots(): Promise<readonly BotAccount[]> {
  return (await get<Bots>('/api/bots')).bots;
}

/** A new bot account; its token is told this once. */
export function makeBot(ask: NewBotAsk): Promise<BotMade> {
  return send<BotMade>('POST', '/api/bots', ask);
}

export function removeBot(id: string): Promise<void> {
  return order('DELETE', `/api/bots/${encodeURIComponent(id)}`);
}

/** The strongest players of *game*. */
export async function best(game: string): Promise<readonly Rank[]> {
  return (await get<Leaderboard>(`/api/leaderboard/${encodeURIComponent(game)}`)).ranks;
}

/** One match, running or not. */
export function match(id: string): Promise<MatchInfo> {
  return get<MatchInfo>(`/api/matches/${encodeURIComponent(id)}`);
}

/** The record of a finished match. */
export function record(id: string): Promise<MatchRecord> {
  return get<MatchRecord>(recordPath(id, 'json'));
}

/** Where the record of a finished match is to be had. */
export function recordPath(id: string, form: 'json' | 'txt'): string {
  return `/api/matches/${encodeURIComponent(id)}/record.${form}`;
}
