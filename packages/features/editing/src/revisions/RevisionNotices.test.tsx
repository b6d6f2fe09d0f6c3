import { createI18n, i18nAtom } from '@edbazaar/feature-platform'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { type ComponentProps, StrictMode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { RevisionNotices } from './RevisionNotices'

type Props = ComponentProps<typeof RevisionNotices>

const untouched: Props['editor'] = {
  phase: 'unchanged',
  failure: null,
  failedWhat: 'save',
  errors: [],
  save: vi.fn(async () => null),
  settle: vi.fn(async () => {}),
}

const draft: Props['document'] = {
  status: 'draft',
  is_public: false,
  published_at: null,
  events: [],
}

function show(kind: Props['kind'], editor: Partial<Props['editor']>, more: Partial<Props> = {}) {
  const store = createStore()
  store.set(i18nAtom, createI18n('en'))
  const notices = (
    <RevisionNotices
      kind={kind}
      editor={{ ...untouched, ...editor }}
      document={draft}
      href="/blog-details/gates"
      {...more}
    />
  )
  const router = createMemoryRouter([{ path: '*', element: notices }])
  render(
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>,
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

for (const kind of ['blog', 'video'] as const) {
  test(`a ${kind} that could not be saved can be saved again`, async () => {
    const save = vi.fn(async () => null)
    show(kind, { phase: 'failed', failure: 'Sign in again.', save })
    expect(screen.getByText('Sign in again.')).toBeTruthy()
    await press('Retry')
    expect(save).toHaveBeenCalledOnce()
  })

  test(`a ${kind} with wrong fields lists what is wrong, and is saved when they change`, () => {
    show(kind, { phase: 'failed', errors: [{ field: 'title', msg: 'Add a title.' }] })
    expect(screen.getByRole('listitem').textContent).toBe('Add a title.')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test(`after a conflict, the author of a ${kind} chooses a version`, async () => {
    const settle = vi.fn(async () => {})
    show(kind, { phase: 'conflict', failure: 'Somebody else has changed this.', settle })
    expect(screen.getByText(/load the other version/)).toBeTruthy()
    await press(kind === 'blog' ? 'Keep my text' : 'Keep my changes')
    await press('Load the other version')
    expect(settle.mock.calls).toEqual([['mine'], ['other']])
  })
}

test('the screen can load the other version itself', async () => {
  const [settle, onLoadOther] = [vi.fn(async () => {}), vi.fn()]
  show('video', { phase: 'conflict', settle }, { onLoadOther })
  await press('Load the other version')
  expect(onLoadOther).toHaveBeenCalledOnce()
  expect(settle).not.toHaveBeenCalled()
})

test('a refused action says why, and is not tried again', () => {
  show('blog', { phase: 'failed', failedWhat: 'action', failure: 'It is in review.' })
  expect(screen.getByText('It is in review.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a published version stays public while a new one is in review', () => {
  show('video', {}, { document: { ...draft, status: 'review', is_public: true } })
  expect(screen.getByText(/An admin is reviewing this video/)).toBeTruthy()
  expect(screen.getByText(/stays public/)).toBeTruthy()
})
