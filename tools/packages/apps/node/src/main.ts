import { ok } from 'node:assert/strict'
import { answerOf, createApiClient, hasStatus, type School } from '@edbazaar/api-client'
import { http, school, testApiUrl } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { Button } from '@edbazaar/ui/Button'
import { formatRupees } from '@edbazaar/ui/formatting'
import { vars } from '@edbazaar/ui/theme'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const server = mockServer()
server.listen({ onUnhandledFrame: 'error' })
server.use(
  http.get('/schools/{slug}', ({ params, response }) =>
    params.slug === 'none'
      ? response(404).json({ status: 404, code: 'not_found', msg: 'School not found.' })
      : response(200).json(school()),
  ),
)

const api = createApiClient({ baseUrl: testApiUrl })
const ask = (slug: string): Promise<School> =>
  answerOf(api.GET('/schools/{slug}', { params: { path: { slug } } }))

ok((await ask('any')).name === school().name, 'The client gives another school.')
const failure = await ask('none').catch((error: unknown) => error)
ok(hasStatus(failure, 404), 'A school that is not there is no ApiError 404.')
server.close()

const markup = renderToString(createElement(Button, null, formatRupees(124500)))
ok(/^<button [^>]*>.*₹1,24,500.*<\/button>$/.test(markup), `The Button renders ${markup}`)
ok(vars.color.act === 'var(--eb-color-act)', 'The theme has another name for its colour.')
console.log('ok')
