import { expect, it } from 'vitest'
import { readContract } from '../../contract/read-contract.ts'
import { redactedUrl } from './log-redaction.ts'

const { contract } = await readContract()
const token = 'kE0tmwhKmjKcIsXfn6sTB2Bg5lgVSzoe96tbKA58M8E'
const pathsWithToken = Object.keys(contract.paths).filter((path) => path.includes('{token}'))

it('knows paths of the contract that contain a token', () => {
  expect(pathsWithToken).toContain('/calendars/{token}')
})

it.each(pathsWithToken)('removes the token from %s', (path) => {
  const url = `/base/api${path}`
  const logged = url.replace('{token}', '…')
  expect(redactedUrl(url.replace('{token}', token))).toBe(logged)
  expect(redactedUrl(`${url.replace('{token}', token)}.ics?from=mail`)).toBe(`${logged}?from=mail`)
  expect(redactedUrl(`${url.replace('{token}', token)}/`)).toBe(`${logged}/`)
})

it.each(['/api/calendars', '/api/schools/green-valley?page=2'])('leaves %s as it is', (url) => {
  expect(redactedUrl(url)).toBe(url)
})
