import type { ComponentGuide } from '../../internal/component-guide'

export const guide: ComponentGuide = {
  use: [
    'Once, near the root of an app in Hindi, so that components write dates, ages and large numbers in Hindi, and say “Not provided” and “Close” in Hindi.',
    'Around a part of a page in a different language from the rest.',
  ],
  avoid: [
    'An app in English: `en-IN` is the default.',
    'Text of your own: pass the locale to the functions of `@edbazaar/ui/formatting`.',
    'Other texts of components: translate them with their props.',
  ],
  anatomy: [
    { part: 'Provider', text: 'Adds no element to the page.' },
    { part: '`locale`', text: '`en-IN` or `hi-IN`.' },
    {
      part: '`labels`',
      text: 'The words that many components share, such as “Close”, “Loading” and “Not provided”.',
    },
  ],
  keyboard: [],
  accessibility: [
    'It does not set `lang`. Set it on the root or on an element around the content, so that screen readers use the right voice.',
  ],
  dos: [{ text: 'Use the same locale on the server and in the browser, or hydration fails.' }],
  donts: [
    { text: 'Do not choose the locale from the browser’s settings without asking the user.' },
  ],
}
