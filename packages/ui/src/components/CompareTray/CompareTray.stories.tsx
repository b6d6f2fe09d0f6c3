import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { sampleSchools } from '../../internal/samples'
import { PageShell } from '../PageShell/PageShell'
import { Toast } from '../Toast/Toast'
import { ToastPlace } from '../Toast/ToastPlace'
import { CompareTray } from './CompareTray'
import { guide } from './CompareTray.guide'

const entries = sampleSchools.map(({ href, name, image }) => ({ key: href, name, image }))

const meta = {
  component: CompareTray,
  parameters: { guide },
  args: { entries: entries.slice(0, 3), href: '/schools/compare', onRemove: fn(), onClear: fn() },
  decorators: [
    (Story, { parameters: { isPage } }) =>
      isPage ? (
        <Story />
      ) : (
        <>
          <main>
            <h1>Schools near Indiranagar</h1>
            <p>The end of the page stays in sight.</p>
          </main>
          {Story()}
        </>
      ),
  ],
} satisfies Meta<typeof CompareTray>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Compare 3' })).toHaveAttribute(
      'href',
      '/schools/compare',
    )
    const [first] = entries
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${first?.name}` }))
    await expect(args.onRemove).toHaveBeenCalledWith(first?.key)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onClear).toHaveBeenCalled()
  },
}

/** The user tried to add a fifth. */
export const Full: Story = {
  args: { entries: entries.slice(0, 4), notice: 'Four fit. Remove one first.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Four fit. Remove one first.')
    await expect(canvas.queryByText('Add one more')).not.toBeInTheDocument()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
}

export const FullOnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }

/** Without `onClear` there is no button to remove all. */
export const WithoutClear: Story = {
  render: ({ onClear: _, ...args }) => <CompareTray {...args} />,
}

export const LongHindi: Story = { args: { entries: entries.slice(3, 6) } }

export const Dark: Story = { ...Full, globals: { theme: 'dark' } }

export const DarkOnAPhone: Story = {
  ...OnAPhone,
  globals: { theme: 'dark', viewport: { value: 'phone' } },
}

/** Neither the end of the page nor a toast is behind the tray, although its message wraps. */
export const AtTheEndOfAPage: Story = {
  args: {
    entries: entries.slice(0, 4),
    notice: 'You can compare up to four schools. Remove one from the tray first, then add another.',
  },
  parameters: { isPage: true },
  render: (args) => (
    <>
      <PageShell aboveBar={<CompareTray {...args} />} footerNote="The last row">
        <h1 style={{ minHeight: '120vh' }}>Schools near Indiranagar</h1>
      </PageShell>
      <ToastPlace>
        <Toast type="error" message="Your changes were not saved." onClose={fn()} />
      </ToastPlace>
    </>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tray = canvas.getByRole('complementary', { name: 'Compare tray' })
    const topOfTray = () => tray.getBoundingClientRect().top
    await expect(tray.offsetHeight).toBeGreaterThan(61)
    await waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      expect(canvas.getByText('The last row').getBoundingClientRect().bottom).toBeLessThanOrEqual(
        topOfTray(),
      )
    })
    await expect(screen.getByRole('alert').getBoundingClientRect().bottom).toBeLessThanOrEqual(
      topOfTray(),
    )
  },
}

export const AtTheEndOfAWidePage: Story = { ...AtTheEndOfAPage, globals: {} }
