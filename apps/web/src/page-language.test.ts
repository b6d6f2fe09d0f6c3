import { expect, test } from 'vitest'
import { createRenderer } from './entry-server'

const issue = {
  slug: 'fees',
  number: 12,
  title: 'Reading a fee sheet',
  summary: 'What a fee sheet says.',
  published_on: '2026-11-05',
  body: '<p>A fee sheet has few lines.</p>',
  previous: null,
  next: null,
  updated_at: '2026-11-05T06:00:00.000Z',
}

const renderPage = createRenderer({
  basePath: '',
  publicUrl: 'https://edbazaar.example',
  settings: {},
  version: 'v1',
  manifest: {},
})

/** Renders a newsletter. The API answers when `isReady` does. */
async function renderIssue(language: 'en' | 'hi', isReady?: () => Promise<void>): Promise<string> {
  const { html } = await renderPage({
    request: new Request('http://pages.invalid/newsletters/fees'),
    language,
    fetch: async () => {
      await isReady?.()
      return Response.json(issue)
    },
  })
  return html.toString()
}

function messagesOf(html: string): Record<string, object> {
  const [, json = ''] =
    /<script type="application\/json" id="page-messages">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json)
}

test('requests in two languages at once do not mix', async () => {
  const languages = ['hi', 'en', 'hi', 'en'] as const
  const all = Promise.withResolvers<void>()
  let waiting = 0
  const untilAllWait = () => {
    waiting += 1
    if (waiting === languages.length) all.resolve()
    return all.promise
  }
  const pages = await Promise.all(languages.map((language) => renderIssue(language, untilAllWait)))
  const shown = pages.map((html) => [
    /<html lang="(..)">/.exec(html)?.[1],
    /5 \S+ 2026/.exec(html)?.[0],
  ])
  const [hindi, english] = [
    ['hi', '5 नवंबर 2026'],
    ['en', '5 November 2026'],
  ]
  expect(shown).toEqual([hindi, english, hindi, english])
})

test('a page brings the catalogues that it shows, in its language, and no others', async () => {
  const names = Object.keys(messagesOf(await renderIssue('hi')))
  expect(names.toSorted()).toEqual([
    'account/menu',
    'catalogue-ui/page-actions',
    'form-kit',
    'form-kit/failures',
    'newsletters',
    'shell',
    'shell/menus',
    'shortlist',
  ])
})

test('a message without a translation is in English', async () => {
  expect(await renderIssue('hi')).toContain('Other newsletters')
})
