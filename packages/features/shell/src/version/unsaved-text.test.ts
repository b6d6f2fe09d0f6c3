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

test('what the page brings is not unsaved', () => {
  expect(hasUnsavedText()).toBe(false)
})

test('what was typed before anybody watched is', () => {
  ;(field('name') as HTMLInputElement).value = 'Early'
  watchTyping()
  expect(hasUnsavedText()).toBe(true)
})

test('what somebody types is, until it is cleared', async () => {
  await userEvent.type(field('story'), 'Once')
  expect(hasUnsavedText()).toBe(true)
  await userEvent.clear(field('story'))
  expect(hasUnsavedText()).toBe(false)
})

test('a form that is submitted is saved', async () => {
  await userEvent.type(field('name'), '!')
  expect(hasUnsavedText()).toBe(true)
  field('name')
    .closest('form')
    ?.dispatchEvent(new Event('submit', { bubbles: true }))
  expect(hasUnsavedText()).toBe(false)
})

test('a field that has gone holds nothing', async () => {
  await userEvent.type(field('story'), 'Once')
  field('story').remove()
  expect(hasUnsavedText()).toBe(false)
})

test('a choice is no text', async () => {
  await userEvent.click(field('agreed'))
  expect(hasUnsavedText()).toBe(false)
})
