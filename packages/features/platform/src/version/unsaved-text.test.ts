import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { hasUnsavedText, watchTyping } from './unsaved-text'

beforeAll(watchTyping)

beforeEach(() => {
  document.body.innerHTML = `
    <form><input id="name" value="Given"><textarea id="story"></textarea></form>
    <input id="agreed" type="checkbox">`
})

const field = (id: string) => document.getElementById(id) as HTMLElement

test('initial field values are not unsaved', () => {
  expect(hasUnsavedText()).toBe(false)
})

test('text typed before watching started is unsaved', () => {
  ;(field('name') as HTMLInputElement).value = 'Early'
  watchTyping()
  expect(hasUnsavedText()).toBe(true)
})

test('typed text is unsaved until it is cleared', async () => {
  await userEvent.type(field('story'), 'Once')
  expect(hasUnsavedText()).toBe(true)
  await userEvent.clear(field('story'))
  expect(hasUnsavedText()).toBe(false)
})

test('submitting a form counts as saving', async () => {
  await userEvent.type(field('name'), '!')
  expect(hasUnsavedText()).toBe(true)
  field('name')
    .closest('form')
    ?.dispatchEvent(new Event('submit', { bubbles: true }))
  expect(hasUnsavedText()).toBe(false)
})

test('a removed field has no unsaved text', async () => {
  await userEvent.type(field('story'), 'Once')
  field('story').remove()
  expect(hasUnsavedText()).toBe(false)
})

test('a checkbox is not text', async () => {
  await userEvent.click(field('agreed'))
  expect(hasUnsavedText()).toBe(false)
})
