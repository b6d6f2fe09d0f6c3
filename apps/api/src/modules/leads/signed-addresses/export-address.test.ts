import { expect, it } from 'vitest'
import { createExportAddresses } from './export-address.ts'
import { createReplyAddresses } from './reply-address.ts'

const readKey = async () => Buffer.alloc(32, 1)
const addresses = createExportAddresses('reply.example.in', readKey)
const row = { exportId: 12, listing: { kind: 'store', id: 4_000_000_000 }, position: 1 } as const

it('names the export, the listing and the row', async () => {
  const address = await addresses.of(row)
  expect(address).toMatch(/^parent\.[a-z2-7]{42}@reply\.example\.in$/)
  expect(await addresses.read(address)).toEqual(row)
  expect(await addresses.read(address.toUpperCase())).toEqual(row)
  expect(address.indexOf('@')).toBeLessThanOrEqual(64)
})

it('refuses another domain, another key, and every changed character', async () => {
  const address = await addresses.of(row)
  expect(await addresses.read(address.replace('example.in', 'example.com'))).toBeNull()
  const others = createExportAddresses('reply.example.in', async () => Buffer.alloc(32, 2))
  expect(await others.read(address)).toBeNull()
  for (let at = 'parent.'.length; at < address.indexOf('@'); at += 1) {
    const changed = address.charAt(at) === 'a' ? 'b' : 'a'
    const other = address.slice(0, at) + changed + address.slice(at + 1)
    expect(await addresses.read(other), other).toBeNull()
  }
})

it('is no reply address, and a reply address is none of an export', async () => {
  const replies = createReplyAddresses('reply.example.in', readKey)
  const address = await addresses.of(row)
  expect(await replies.read(address)).toBeNull()
  expect(await replies.read(address.replace('parent.', 'reply+'))).toBeNull()
  const reply = await replies.of({ enquiryId: 12, userId: null })
  expect(await addresses.read(reply.replace('reply+', 'parent.'))).toBeNull()
})
