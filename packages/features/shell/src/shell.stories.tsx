import { PageActions } from '@edbazaar/feature-catalogue-ui/page-actions'
import { showToastAtom } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { PageHead } from '@edbazaar/ui/PageHead'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSetAtom } from 'jotai'
import { data } from 'react-router-dom'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { guide } from './shell.guide'
import { flowMeta } from './stories/flow-meta'
import { onPhone } from './stories/story-fixtures'

const failing = (status: number) => ({
  path: `/${status}`,
  loader: () => {
    throw data(null, { status })
  },
  element: null,
})

const meta = {
  ...flowMeta,
  title: 'Flows/Shell/Frame, toasts, pages that fail',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      ...[404, 403, 500, 503, 504].map(failing),
      { path: '/toasts', Component: Toasts },
      { path: '*', Component: Page },
    ],
    path: '/schools',
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

function Page() {
  return (
    <article>
      <PageHead title="A page of the site" standfirst="What it is about, in a sentence.">
        <PageActions title="A page of the site" />
      </PageHead>
    </article>
  )
}

function Toasts() {
  const show = useSetAtom(showToastAtom)
  return (
    <>
      <PageHead title="Toasts" />
      <Button onClick={() => show({ message: 'Updated', type: 'success' })}>Good news</Button>
      <Button
        onClick={() =>
          show({
            message: 'पुस्तकालय-निरीक्षण की रिपोर्ट सहेजी नहीं जा सकी। कृपया कनेक्शन जाँचकर पुनः प्रयास करें।',
            type: 'error',
          })
        }
      >
        Bad news
      </Button>
    </>
  )
}

export const Frame: Story = {}

export const FrameOnAPhone: Story = { globals: onPhone }

export const FrameSignedIn: Story = { args: { user: {} } }

export const GoodNews: Story = {
  args: { path: '/toasts' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Good news' }))
    await expect(await screen.findByText('Updated')).toBeVisible()
  },
}

export const BadNewsInHindiOnAPhone: Story = {
  args: { path: '/toasts' },
  globals: onPhone,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Bad news' }))
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
  },
}

export const NotFound: Story = { args: { path: '/404' } }

export const NotFoundOnAPhone: Story = { args: { path: '/404' }, globals: onPhone }

export const Forbidden: Story = { args: { path: '/403' } }

export const Failed: Story = { args: { path: '/500' } }

export const Busy: Story = { args: { path: '/503' } }

export const Offline: Story = { args: { path: '/504' } }
