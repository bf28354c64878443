// Another language for the page.
import { change } from '../net/account.ts';
import { keepLanguage } from '../words/language.ts';
import type { Page } from './page.svelte.ts';

/** Lets the page speak *language*, here and wherever the player comes with the same account. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.try(async () => {
    await change({ language });
    keepLanguage(language);
    location.reload();
  });
}
