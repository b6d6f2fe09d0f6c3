import { ApiError } from '@edbazaar/api-client'
import { toastAtom } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { TextField } from '@edbazaar/ui/TextField'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { dayField, requiredText } from './page-fields'
import { usePageForm } from './use-page-form'

const blockSchema = () =>
  v.pipe(
    v.object({
      reason: requiredText('Give a reason'),
      until: dayField('Choose a day from 1 December', { min: '2026-12-01' }),
      kind: v.picklist(['short', 'long'], 'Choose one'),
      is_silent: v.boolean(),
      parts: v.array(v.string()),
    }),
    v.forward(
      v.partialCheck(
        [['reason'], ['is_silent']],
        ({ reason, is_silent: isSilent }) => !isSilent || reason.length > 9,
        'Explain it for the history',
      ),
      ['reason'],
    ),
  )

type Block = v.InferOutput<ReturnType<typeof blockSchema>>

interface FormProps {
  send: (block: Block) => Promise<string | null>
  onSuccess?: (answer: string) => void
  resets?: boolean
  failurePlace?: 'toast' | 'form'
}

const empty = { reason: '', until: '', kind: '', is_silent: false, parts: ['jobs'] }

function BlockForm({ send, ...options }: FormProps) {
  const { onSubmit, field, checkbox, control, day, isSending, failure } = usePageForm({
    schema: blockSchema,
    initial: empty,
    send: (_, block) => send(block),
    toast: (answer) => `Blocked ${answer}`,
    reloadsOn: [409],
    ...options,
  })
  return (
    <form noValidate onSubmit={onSubmit}>
      {failure !== undefined && <p role="alert">{failure}</p>}
      <TextField label="Reason" {...field('reason')} />
      <DatePicker label="Until" {...day('until')} />
      <RadioGroup
        legend="Kind"
        options={[
          { value: 'short', label: 'Short' },
          { value: 'long', label: 'Long' },
        ]}
        {...control('kind')}
      />
      <Checkbox label="Without an email" {...checkbox('is_silent')} />
      <Checkbox label="Jobs" value="jobs" {...checkbox('parts')} />
      <Checkbox label="Blogs" value="blogs" {...checkbox('parts')} />
      <button type="submit">{isSending ? 'Busy' : 'Block'}</button>
    </form>
  )
}

async function show(props: FormProps) {
  const loader = vi.fn(() => null)
  const { store } = renderPage([{ path: '/', loader, element: <BlockForm {...props} /> }], '/')
  await screen.findByRole('button', { name: 'Block' })
  const user = userEvent.setup()
  return {
    user,
    loads: () => loader.mock.calls.length,
    toast: () => store.get(toastAtom)?.message,
    submit: async () => {
      await user.click(screen.getByRole('button', { name: 'Block' }))
      await screen.findByRole('button', { name: 'Block' })
    },
  }
}

const reason = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Reason' })
const until = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Until' })

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(reason(), ' Spam again ')
  await user.type(until(), '05/12/2026')
  await user.click(screen.getByRole('radio', { name: 'Long' }))
  await user.click(screen.getByRole('checkbox', { name: 'Without an email' }))
  await user.click(screen.getByRole('checkbox', { name: 'Blogs' }))
}

test('texts, days, choices and checkboxes are sent as the schema returns them', async () => {
  const send = vi.fn(async () => 'Asha')
  const onSuccess = vi.fn()
  const { user, submit, loads, toast } = await show({ send, onSuccess })
  await fillIn(user)
  await submit()
  const block = {
    reason: 'Spam again',
    until: '2026-12-05',
    kind: 'long',
    is_silent: true,
    parts: ['jobs', 'blogs'],
  }
  await waitFor(() => expect(onSuccess).toHaveBeenCalledExactlyOnceWith('Asha'))
  expect(send).toHaveBeenCalledExactlyOnceWith(block)
  expect(loads()).toBe(2)
  expect(toast()).toBe('Blocked Asha')
})

test('a failure about no field is shown in the form until it is sent again', async () => {
  const conflict = new ApiError({ status: 409, code: 'conflict', msg: 'Blocked already.' })
  const send = vi.fn(async () => 'Asha').mockRejectedValueOnce(conflict)
  const { user, submit, toast } = await show({ send, failurePlace: 'form' })
  await fillIn(user)
  await submit()
  expect((await screen.findByRole('alert')).textContent).toBe('Blocked already.')
  expect(toast()).toBeUndefined()
  expect(reason().value).toBe(' Spam again ')
  await submit()
  await waitFor(() => expect(toast()).toBe('Blocked Asha'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the first choice of an invalid group gets the focus', async () => {
  const { user, submit } = await show({ send: async () => 'Asha' })
  await user.type(reason(), 'Spam again')
  await user.type(until(), '05/12/2026')
  await submit()
  expect(await screen.findByText('Choose one')).toBeDefined()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Short' })),
  )
})

test('invalid fields show their errors until they change, and the first gets the focus', async () => {
  const send = vi.fn(async () => 'Asha')
  const { user, submit } = await show({ send })
  await user.type(reason(), 'Spam')
  await user.type(until(), '05/13/2026')
  await submit()
  expect(await screen.findByText('Choose a day from 1 December')).toBeDefined()
  expect(screen.getByText('Choose one')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(until()))
  expect(until().value).toBe('05/13/2026')
  await user.clear(until())
  await user.type(until(), '05/12/2026')
  await user.click(screen.getByRole('radio', { name: 'Long' }))
  await waitFor(() => expect(screen.queryByText('Choose one')).toBeNull())
  expect(screen.queryByText('Choose a day from 1 December')).toBeNull()
  expect(send).not.toHaveBeenCalled()
})

test('an error that depends on another field leaves with it', async () => {
  const { user, submit } = await show({ send: async () => 'Asha' })
  await user.type(reason(), 'Spam')
  await user.click(screen.getByRole('checkbox', { name: 'Without an email' }))
  await submit()
  expect(await screen.findByText('Explain it for the history')).toBeDefined()
  await user.click(screen.getByRole('checkbox', { name: 'Without an email' }))
  await waitFor(() => expect(screen.queryByText('Explain it for the history')).toBeNull())
  expect(screen.getByText('Choose one')).toBeDefined()
})

test('an error of the API is shown at its field, which gets the focus, and all values stay', async () => {
  const errors = [{ field: 'until', msg: 'is a holiday' }]
  const failure = new ApiError({ status: 400, code: 'invalid_request', msg: 'No.', errors })
  const { user, submit, loads, toast } = await show({ send: () => Promise.reject(failure) })
  await fillIn(user)
  await submit()
  expect(await screen.findByText('Is a holiday')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(until()))
  expect(toast()).toBe('No.')
  await user.type(reason(), ' ')
  expect(screen.getByText('Is a holiday')).toBeDefined()
  expect(loads()).toBe(1)
  expect(reason().value).toBe(' Spam again  ')
  expect(until().value).toBe('05/12/2026')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Long' }).checked).toBe(true)
})

test('after a conflict the page loads again, and all values stay', async () => {
  const failure = new ApiError({ status: 409, code: 'conflict', msg: 'Changed meanwhile.' })
  const onSuccess = vi.fn()
  const { user, submit, loads, toast } = await show({
    send: () => Promise.reject(failure),
    onSuccess,
  })
  await fillIn(user)
  await submit()
  await waitFor(() => expect(toast()).toBe('Changed meanwhile.'))
  expect(loads()).toBe(2)
  expect(reason().value).toBe(' Spam again ')
  expect(onSuccess).not.toHaveBeenCalled()
})

test('when the user gave up, the form stays and no toast says that it is sent', async () => {
  const onSuccess = vi.fn()
  const { user, submit, loads, toast } = await show({ send: async () => null, onSuccess })
  await fillIn(user)
  await submit()
  expect(toast()).toBeUndefined()
  expect(loads()).toBe(1)
  expect(onSuccess).not.toHaveBeenCalled()
  expect(reason().value).toBe(' Spam again ')
})

test('a form that stays on the page starts again after a success', async () => {
  const { user, submit } = await show({ send: async () => 'Asha', resets: true })
  await fillIn(user)
  await submit()
  await waitFor(() => expect(reason().value).toBe(''))
  expect(until().value).toBe('')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Jobs' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Blogs' }).checked).toBe(false)
  await user.type(reason(), 'A')
  await user.clear(reason())
  expect(screen.queryByText('Give a reason')).toBeNull()
})
