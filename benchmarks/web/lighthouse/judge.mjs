// Lighthouse on one page, as somebody who has a cookie: node judge.mjs BROWSER URL COOKIE DEVICE
import lighthouse, { desktopConfig } from 'lighthouse';
import puppeteer from 'puppeteer-core';

const [executablePath, url, cookie, device] = process.argv.slice(2);
const [name, value] = cookie.split('=');
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const browser = await puppeteer.launch({ executablePath, args });
const page = await browser.newPage();
await page.setCookie({ name, value, url });
const flags = {
  output: 'json',
  onlyCategories: ['performance', 'accessibility', 'best-practices'],
  disableStorageReset: true, // or the cookie would be gone
};
const config = device === 'desktop' ? desktopConfig : undefined;
const { report } = await lighthouse(url, flags, config, page);
process.stdout.write(report);
await browser.close();
