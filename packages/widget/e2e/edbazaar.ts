import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { openSite, type Site } from './site.ts'

/** A fake EdBazaar for partner pages: the script and the suggestions. */
export interface EdBazaar extends Site {
  /** The received requests, latest last. */
  asked: { query: URLSearchParams; headers: IncomingHttpHeaders }[]
}

const names = [
  ['Vidya Niketan Public School', 'Indiranagar, Bengaluru · CBSE · 0.8 km'],
  ['The Gulmohar Montessori', 'Domlur, Bengaluru · Montessori · 1.9 km'],
  ['सरस्वती विद्या मंदिर', 'HAL 2nd Stage, Bengaluru · CBSE · 2.1 km'],
]

/**
 * Responds with three schools for any text, but with none for `none`, an error for `many` and
 * `fail`, invalid URLs for `bad`, and not at all for `slow`.
 */
export async function openEdBazaar(script: string): Promise<EdBazaar> {
  const asked: EdBazaar['asked'] = []
  const site = await openSite((url, response, { headers }) => {
    response.setHeader('access-control-allow-origin', '*')
    if (/^\/widget\/[^/]+\/edbazaar-search\.js$/.test(url.pathname)) {
      return response.setHeader('content-type', 'text/javascript').end(script)
    }
    if (url.pathname !== '/api/widget/suggestions') return sendPage(response, url)
    asked.push({ query: url.searchParams, headers })
    const key = url.searchParams.get('key') ?? ''
    if (!key.startsWith('slow')) answer(key, site.origin, response)
  })
  return { ...site, asked }
}

function sendPage(response: ServerResponse, { pathname }: URL) {
  response.setHeader('content-type', 'text/html; charset=utf-8').end(`<title>${pathname}</title>`)
}

function answer(key: string, origin: string, response: ServerResponse) {
  response.setHeader('content-type', 'application/json')
  const refusal = { many: 429, fail: 500 }[key]
  if (refusal) {
    response.statusCode = refusal
    return response.end(JSON.stringify({ status: refusal, code: `code_${refusal}`, msg: 'No.' }))
  }
  const suggestions = (key === 'none' ? [] : names).map(([name, detail], index) => ({
    kind: 'school',
    name,
    detail,
    url: key === 'bad' && index === 0 ? 'javascript:alert(1)' : `${origin}/schools/${index}`,
  }))
  response.end(JSON.stringify({ suggestions, results_url: `${origin}/schools?query=${key}` }))
}
