import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { errorsPlugin } from '../../../plugins/errors/errors.ts'
import { uploadsPlugin } from '../../../plugins/uploads.ts'
import { receiveSmallFile } from './form-file.ts'

const rules = { maxBytes: 10, tooLarge: 'Too large.', empty: 'Empty.' }

const app = Fastify()
await app.register(errorsPlugin)
await app.register(uploadsPlugin, {
  uploads: { refuseWaiting() {}, stop: async () => {} },
})
app.post('/', { config: { takesFiles: true } }, async (request) => {
  const { name, content } = await receiveSmallFile(request, rules)
  return { name, content: content.toString() }
})

const file = (content: string, field = 'file') =>
  `--x\r\nContent-Disposition: form-data; name="${field}"; filename="cv.pdf"\r\n\r\n${content}`
const end = '\r\n--x--\r\n'
const send = async (payload: string) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const response = await app.inject({ method: 'POST', url: '/', headers, payload })
  return { status: response.statusCode, ...response.json() }
}

it('receives a file of at most the allowed size', async () => {
  expect(await send(file('0123456789') + end)).toEqual({
    status: 200,
    name: 'cv.pdf',
    content: '0123456789',
  })
})

it('refuses a larger file', async () => {
  expect(await send(file('0123456789a') + end)).toMatchObject({ status: 413, msg: 'Too large.' })
})

it('refuses an empty file', async () => {
  expect(await send(file('') + end)).toMatchObject({ status: 400, msg: 'Empty.' })
})

it.each([
  ['in another field', file('a', 'image') + end],
  ['that is a text', `--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nb${end}`],
  ['in a field of every object', file('a', 'toString') + end],
  ['that is not there', '--x--\r\n'],
])('asks for one file, instead of a file %s', async (_, payload) => {
  const msg = 'Please send one file in the field “file”.'
  expect(await send(payload)).toMatchObject({ status: 400, msg, errors: [{ field: 'file' }] })
})

it('reports a file that breaks off as incomplete, not as too large', async () => {
  const msg = 'The file did not arrive completely. Please send it again.'
  expect(await send(file('0123'))).toMatchObject({ status: 400, msg, errors: [{ field: 'file' }] })
})
