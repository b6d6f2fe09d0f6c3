import { ApiError } from '@edbazaar/api-client'
import { toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { describe, expect, test, vi } from 'vitest'
import { emailField, nameField } from './fields'
import type { FormResult, LoadSchema } from './form-result'
import { useApiForm } from './use-api-form'
import type { StoredDraft } from './use-stored-draft'

type Send = (values: Values) => Promise<unknown>

interface Values {
  name: string
  email: string
}

interface FormProps {
  send?: Send
  loadSchema?: LoadSchema<Values>
  hasAction?: boolean
  stored?: StoredDraft<Values>
  label?: string
  children?: ReactNode
}

const loadContactSchema: LoadSchema<Values> = async () => {
  const v = await import('valibot')
  return (t) => v.object({ name: nameField(t), email: emailField(t) })
}

function Form({
  send = async () => {},
  loadSchema = loadContactSchema,
  label = 'Form',
  children,
  ...options
}: FormProps) {
  const { field, isSent, isSending, msg, onSubmit } = useApiForm<Values, Values>({
    loadSchema,
    send: (_, values) => send(values),
    ...options,
  })
  if (isSent) return <p>Sent</p>
  return (
    <form aria-label={label} onSubmit={onSubmit} noValidate>
      {msg !== null && <p>{msg}</p>}
      <Input label="Name" {...field('name')} />
      <Input label="Email" {...field('email')} />
      <button type="submit">{isSending ? 'Sending' : 'Send'}</button>
      {children}
    </form>
  )
}

interface InputProps extends ComponentProps<'input'> {
  label: string
  error: string | undefined
}

function Input({ label, error, ...input }: InputProps) {
  return (
    <>
      <input aria-label={label} aria-invalid={error !== undefined} {...input} />
      {error !== undefined && <p>{error}</p>}
    </>
  )
}

async function show(form: ReactNode) {
  const page = renderPage([{ path: '/', element: form }], '/')
  await screen.findAllByRole('form')
  return { ...page, user: userEvent.setup() }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const submit = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'Send' }))

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Name'), 'Meera Iyer')
  await user.type(field('Email'), 'meera@example.in')
}

const apiError = (status: number, code: string, errors: ApiError['errors'] = []) =>
  new ApiError({ status, code, msg: 'The API’s message.', errors: [...errors] }, { retryAfter: 90 })

test('an invalid form is not sent, shows an error per field and focuses the first', async () => {
  const send = vi.fn<Send>()
  const { user, store } = await show(<Form send={send} />)
  await user.type(field('Name'), 'Meera Iyer')
  await user.type(field('Email'), 'meera')
  await submit(user)
  expect(await screen.findByText('Enter valid email')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(field('Email')))
  expect(store.get(toastAtom)?.message).toBe('Plz Check All the Fields.')
  expect(field('Name').value).toBe('Meera Iyer')
  expect(send).not.toHaveBeenCalled()
})

test.each([
  [
    'a rate limit',
    apiError(429, 'too_many_requests'),
    /^The API’s message. You can try again in 2/,
  ],
  ['a conflict', apiError(409, 'conflict'), /^The API’s message.$/],
  ['an error of the server', apiError(500, 'failed'), /^The API’s message.$/],
  ['no connection', apiError(0, 'unreachable'), /^EdBazaar could not be reached/],
  [
    'an unknown field',
    apiError(400, 'invalid_request', [{ field: 'place', msg: 'must be in India' }]),
    /^The API’s message.$/,
  ],
])('after %s, a toast says why and the typed values stay', async (_, cause, message) => {
  const { user, store } = await show(<Form send={() => Promise.reject(cause)} />)
  await fillIn(user)
  await submit(user)
  await waitFor(() => expect(store.get(toastAtom)?.message).toMatch(message))
  expect(await screen.findByRole('button', { name: 'Send' })).toBeDefined()
  expect(field('Name').value).toBe('Meera Iyer')
  expect(field('Email').value).toBe('meera@example.in')
})

test('field errors of the API appear beside their fields until these change', async () => {
  const errors = [
    { field: 'email', msg: 'is taken' },
    { field: 'name[0]', msg: 'must be one line' },
  ]
  const send = () => Promise.reject(apiError(400, 'invalid_request', errors))
  const { user, store } = await show(<Form send={send} />)
  await fillIn(user)
  await submit(user)
  expect(await screen.findByText('Is taken')).toBeDefined()
  expect(screen.getByText('Must be one line')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(field('Name')))
  expect(store.get(toastAtom)?.message).toBe('The API’s message.')
  expect(field('Email').value).toBe('meera@example.in')
  await user.type(field('Email'), '.example')
  await waitFor(() => expect(screen.queryByText('Is taken')).toBeNull())
})

test('the same form can be sent again after the network was down', async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce(apiError(0, 'unreachable'))
  const { user, store } = await show(<Form send={send} />)
  await fillIn(user)
  await submit(user)
  await waitFor(() => expect(store.get(toastAtom)?.message).toMatch(/could not be reached/))
  await submit(user)
  expect(await screen.findByText('Sent')).toBeDefined()
  const values = { name: 'Meera Iyer', email: 'meera@example.in' }
  expect(send.mock.calls).toEqual([[values], [values]])
})

test('what is typed after the submit is not sent, and stays', async () => {
  const schema = Promise.withResolvers<void>()
  const loadSchema = async () => {
    await schema.promise
    return loadContactSchema()
  }
  const send = vi.fn<Send>().mockRejectedValue(apiError(409, 'conflict'))
  const { user } = await show(<Form send={send} loadSchema={loadSchema} />)
  await fillIn(user)
  await submit(user)
  await user.type(field('Name'), ' Rao')
  schema.resolve()
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send).toHaveBeenCalledWith({ name: 'Meera Iyer', email: 'meera@example.in' })
  expect(field('Name').value).toBe('Meera Iyer Rao')
})

test('the toast of an error leaves when the form is sent', async () => {
  const { user, store } = await show(<Form />)
  await submit(user)
  await waitFor(() => expect(store.get(toastAtom)?.type).toBe('error'))
  await user.type(field('Name'), 'Meera Iyer')
  await user.type(field('Email'), 'meera@example.in')
  await submit(user)
  await screen.findByText('Sent')
  expect(store.get(toastAtom)).toBeNull()
})

test('a schema that did not load is reported like a lost connection, and loaded again', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const loadSchema = vi.fn(loadContactSchema)
  const { user, store } = await show(<Form loadSchema={loadSchema} />)
  await fillIn(user)
  await user.tab()
  await waitFor(() => expect(loadSchema).toHaveBeenCalled())
  loadSchema.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await submit(user)
  await waitFor(() => expect(store.get(toastAtom)?.message).toMatch(/could not be reached/))
  expect(warn).toHaveBeenCalled()
  await submit(user)
  expect(await screen.findByText('Sent')).toBeDefined()
})

test('a form is sent once, however often it is submitted meanwhile', async () => {
  const response = Promise.withResolvers<void>()
  const send = vi.fn<Send>(() => response.promise)
  const { user } = await show(<Form send={send} />)
  await fillIn(user)
  await user.keyboard('{Enter}{Enter}')
  await screen.findByRole('button', { name: 'Sending' })
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Sending' })).toBeDefined()
  response.resolve()
  expect(await screen.findByText('Sent')).toBeDefined()
  expect(send).toHaveBeenCalledTimes(1)
})

test('an error on blur waits for the pointer, so that no button moves away from it', async () => {
  const { user } = await show(<Form />)
  // Loads the schema.
  await user.click(field('Email'))
  await user.tab({ shift: true })
  expect(await screen.findByText('Enter Email')).toBeDefined()
  const button = screen.getByRole('button', { name: 'Send' })
  await user.pointer({ keys: '[MouseLeft>]', target: button })
  await act(nextTasks)
  expect(document.activeElement).toBe(button)
  expect(screen.queryByText('Enter Name')).toBeNull()
  await user.pointer({ keys: '[/MouseLeft]', target: document.body })
  expect(await screen.findByText('Enter Name')).toBeDefined()
})

/** Long enough for a check whose code has loaded, to show what it would show at once. */
async function nextTasks() {
  for (let task = 0; task < 5; task += 1) await new Promise((resolve) => setTimeout(resolve))
}

test('a form in a dialog does not submit the form behind it', async () => {
  const send = vi.fn<Send>(async () => {})
  const onSubmit = vi.fn()
  await show(
    <form aria-label="Behind" onSubmit={onSubmit}>
      {createPortal(<Form send={send} label="In a dialog" />, document.body)}
    </form>,
  )
  const user = userEvent.setup()
  await fillIn(user)
  await submit(user)
  expect(await screen.findByText('Sent')).toBeDefined()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a form starts with its stored draft, saves changes to it, and follows it', async () => {
  const save = vi.fn()
  function FormWithDraft() {
    const [draft, setDraft] = useState({ name: 'Meera', email: '' })
    save.mockImplementation(setDraft)
    return (
      <>
        <Form stored={{ draft, save }} />
        <button type="button" onClick={() => setDraft({ name: 'Om', email: 'om@example.in' })}>
          Change elsewhere
        </button>
      </>
    )
  }
  const { user } = await show(<FormWithDraft />)
  expect(field('Name').value).toBe('Meera')
  await user.type(field('Name'), ' Iyer')
  expect(save).toHaveBeenLastCalledWith({ name: 'Meera Iyer', email: '' })
  expect(field('Name').value).toBe('Meera Iyer')
  await user.click(screen.getByRole('button', { name: 'Change elsewhere' }))
  expect(field('Name').value).toBe('Om')
  expect(field('Email').value).toBe('om@example.in')
})

describe('after a post without scripts', () => {
  /** Opens a page whose form has been posted. */
  async function post(result: FormResult, form: ReactNode) {
    const routes = [
      { path: '/', element: <p>Home</p> },
      { path: '/form', element: form, action: () => result },
    ]
    const { router } = renderPage(routes, '/')
    await screen.findByText('Home')
    await act(() => router.navigate('/form', { formMethod: 'post', formData: new FormData() }))
  }
  const rejected: FormResult = {
    isSent: false,
    msg: 'Please wait.',
    errors: { email: 'Is taken' },
    values: { name: 'Meera Iyer', email: 'meera@example.in' },
  }

  test('the page shows its messages and the typed values', async () => {
    await post(rejected, <Form hasAction />)
    expect(screen.getByText('Please wait.')).toBeDefined()
    expect(screen.getByText('Is taken')).toBeDefined()
    expect(field('Name').value).toBe('Meera Iyer')
  })

  test('the page shows the confirmation', async () => {
    await post({ isSent: true }, <Form hasAction />)
    expect(screen.getByText('Sent')).toBeDefined()
  })

  test('other forms of the page stay as they are', async () => {
    await post(rejected, <Form />)
    expect(screen.queryByText('Please wait.')).toBeNull()
    expect(field('Name').value).toBe('')
  })
})
