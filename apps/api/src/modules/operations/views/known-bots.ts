/**
 * Crawlers, link previews, monitors and automated browsers name themselves. Those that run no scripts
 * never report a view; these do, or may.
 */
const botWords =
  /bot\b|bot[/_-]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|scan|monitor|pingdom|uptime|facebookexternalhit|whatsapp|telegram|curl|wget|python|java\/|okhttp|axios|node-fetch|undici|go-http|libwww|phantom|selenium|puppeteer|playwright|googleother|google-inspectiontool|mediapartners|bingpreview|yandex|baidu|gptbot|claude|perplexity|ccbot|bytespider/i

/** Whether a User-Agent header names an automated client. Browsers always send one. */
export const isKnownBot = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent.trim() === '' || botWords.test(userAgent)
