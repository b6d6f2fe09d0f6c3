import { describe, expect, it } from 'vitest'
import { attachmentsLine, replyTextOf } from './reply-text.ts'

const answer = 'Yes, Saturday suits us.\n\nMeera'

describe('the text of a reply', () => {
  it.each([
    [
      'Gmail',
      'On Tue, 24 Nov 2026 at 10:04, Vidya Niketan <x@edbazaar.in> wrote:\n> Come on Saturday?',
    ],
    [
      'a wrapped line',
      'On Tue, 24 Nov 2026 at 10:04 am, Vidya Niketan Public School\n<reply+abc@reply.edbazaar.in> wrote:\n\n> Come?',
    ],
    ['Outlook', '-----Original Message-----\nFrom: Vidya\nCome?'],
    ['Outlook on the web', '________________________________\nFrom: Vidya\nSent: Monday\nCome?'],
    ['headers', 'From: Vidya Niketan <x@y.in>\nSent: Tuesday, 24 November\nCome?'],
    ['bold headers', '*From:* Vidya\n*Sent:* Tuesday\nCome?'],
    ['Hindi', 'मंगल, 24 नव॰ 2026 को 10:04 पर Vidya <x@y.in> ने लिखा:\n> Come?'],
    ['a signature', '-- \nMeera Iyer\n98450 12345'],
    ['a phone', 'Sent from my iPhone'],
  ])('ends before what %s adds', (_, quoted) => {
    expect(replyTextOf(`${answer}\n\n${quoted}\nmore`)).toBe(answer)
  })

  it('keeps answers between quoted lines', () => {
    expect(replyTextOf('> Bus?\nYes\n> Fees?\nNo\n')).toBe('Yes\nNo')
  })

  it('keeps ordinary sentences that look similar', () => {
    const text = 'On Saturday we come by bus.\nFrom: Domlur\nwrote: nothing'
    expect(replyTextOf(text)).toBe(text)
  })

  it('has no control characters and no long gaps', () => {
    expect(replyTextOf('a\u0000b\r\n\r\n\r\n\r\nc\u202e')).toBe('ab\n\nc')
  })

  it('is read although the input is long and hostile', () => {
    const text = `${'on '.repeat(100_000)}\n${'On x\n'.repeat(50_000)}`
    expect(replyTextOf(text)).toContain('On x')
  })
})

describe('attachments', () => {
  it('are named', () => {
    expect(attachmentsLine(['fees.pdf', undefined])).toBe(
      '[Attachments not passed on: fees.pdf, a file]',
    )
    expect(attachmentsLine([])).toBeNull()
  })

  it('of which there are many, or with hostile names, stay short', () => {
    const line = attachmentsLine(Array(200).fill(`a\n\u202e${'x'.repeat(500)}`)) ?? ''
    expect(line).toContain('and 190 more')
    expect(line).not.toMatch(/[\n\u202e]/)
    expect(line.length).toBeLessThan(1_000)
  })
})
