import { expect, it } from 'vitest'
import type { MessageDescriptor } from './catalogue'
import { translateLabels } from './translate-labels'

const t = ({ id }: MessageDescriptor) => `t(${id})`

it('writes every text of a group, and the functions among them when they are called', () => {
  const messages = {
    next: { id: 'next' },
    slide: (place: number, count: number) => ({ id: `${place} of ${count}` }),
  }
  const labels = translateLabels(messages, t)
  expect(labels.next).toBe('t(next)')
  expect(labels.slide(2, 4)).toBe('t(2 of 4)')
})
