import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleImage } from '../../internal/samples'
import { Button } from '../Button/Button'
import { useCurrentTarget } from '../JumpBar/use-current-target'
import { JumpList } from '../JumpList/JumpList'
import { JumpMenu } from '../JumpMenu/JumpMenu'
import { TextField } from '../TextField/TextField'
import { Toast } from '../Toast/Toast'
import { ToastPlace } from '../Toast/ToastPlace'
import { Dialog, type DialogProps } from './Dialog'
import { guide } from './Dialog.guide'

const meta = {
  component: Dialog,
  // Each fills the viewport, so each has its own frame.
  parameters: { guide, docs: { story: { inline: false, height: '600px' } } },
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Are you sure to delete the image?',
    footer: (
      <>
        <Button>No</Button>
        <Button variant="main">Yes</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

function Page(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  function onClose() {
    props.onClose()
    setIsOpen(false)
  }
  return (
    <main style={{ height: '200vh' }}>
      <Button onClick={() => setIsOpen(true)}>Delete the image</Button>
      <Dialog {...props} isOpen={isOpen} onClose={onClose} />
    </main>
  )
}

/** A page with a closed dialog, to test opening and closing. */
export const OpenedByAButton: Story = {
  render: (args) => <Page {...args} />,
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Delete the image' })
    const left = opener.getBoundingClientRect().left
    await userEvent.click(opener)
    const dialog = screen.getByRole('dialog', { name: args.title })
    await expect(dialog).toHaveFocus()
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    await expect(opener.getBoundingClientRect().left).toBe(left)

    const buttons = within(dialog).getAllByRole('button')
    for (const button of [...buttons, buttons[0]]) {
      await userEvent.tab()
      await expect(button).toHaveFocus()
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
  },
}

/** The opener disappears while the dialog is open, as the sign-in link does. */
export const OpenerRemoved: Story = {
  render: function Going(args) {
    const [step, setStep] = useState<'before' | 'open' | 'after'>('before')
    return (
      <main tabIndex={-1}>
        {step !== 'after' && <Button onClick={() => setStep('open')}>Sign In</Button>}
        <Dialog {...args} isOpen={step === 'open'} onClose={() => setStep('after')} />
      </main>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}

export const ClosedByPressingOutside: Story = {
  ...OpenedByAButton,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the image' }))
    await userEvent.click(document.documentElement, { pointerEventsCheck: 0 })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Modal: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    // The page decides whether it closes, for example with unsaved changes.
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

export const WithDescription: Story = {
  args: {
    title: 'Successfully Registered!',
    description: 'Ready to find the right schools/activities?',
    footer: <Button variant="main">Let's Go</Button>,
  },
  play: async ({ args }) => {
    const dialog = screen.getByRole('dialog', { name: args.title })
    await expect(dialog).toHaveAccessibleDescription(args.description)
  },
}

function WithField(props: DialogProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog {...props} initialFocus={field}>
      <TextField ref={field} label="Name" autoComplete="off" />
    </Dialog>
  )
}

export const FirstFieldFocused: Story = {
  args: {
    title: 'Add a value',
    footer: <Button variant="main">Add</Button>,
  },
  render: (args) => <WithField {...args} />,
  play: async () => {
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  },
}

const paragraphs = Array.from({ length: 12 }, (_, index) => (
  <p key={String(index)} style={{ marginBottom: 16 }}>
    Admission for 2027–28 opens on the first working day of December; bring the certificate of
    birth, the proof of address and the vaccination card. Point {index + 1}.
  </p>
))

/** Header and footer stay in view; only the body scrolls. */
export const LongText: Story = {
  args: { title: 'Documents to keep ready', children: paragraphs },
  play: async ({ args }) => {
    const dialog = screen.getByRole('dialog', { name: args.title })
    dialog.scrollTo({ top: 10_000 })
    const { top } = dialog.getBoundingClientRect()
    const heading = screen.getByRole('heading', { name: args.title }).getBoundingClientRect()
    await expect(heading.top - top).toBeLessThan(24)
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
  },
}

export const LongHindi: Story = {
  args: {
    title: 'क्या आप वाकई इस विद्यालय की सभी तस्वीरें और दस्तावेज़ हटाना चाहते हैं?',
    titleLang: 'hi',
  },
  globals: { viewport: { value: 'phone' } },
}

export const Panel: Story = {
  args: { shape: 'panel', title: 'Add New School', children: paragraphs },
}

/** An image and a sentence stay in view with the title. */
export const PanelWithLead: Story = {
  args: {
    ...Panel.args,
    title: 'Edit School',
    description: 'Each field saves when you leave it',
    lead: <img src={sampleImage('VN', 0, 96, 96)} alt="" width={48} height={48} />,
  },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Edit School' })).toHaveAccessibleDescription(
      'Each field saves when you leave it',
    )
  },
}

export const PanelWithLeadOnAPhone: Story = {
  ...PanelWithLead,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
}

const jumpTargets = paragraphs.map((_, index) => ({
  label: `Point ${index + 1}`,
  href: `#point-${index + 1}` as const,
}))

/** A long form: a list of its sections beside it, or a menu under the title. */
function Sections(props: DialogProps) {
  const current = useCurrentTarget(jumpTargets)
  const jumps = { targets: jumpTargets, current }
  return (
    <Dialog
      {...props}
      beside={<JumpList {...jumps} label="Sections" />}
      underTitle={<JumpMenu {...jumps} />}
    >
      {paragraphs.map((paragraph, index) => (
        <section key={paragraph.key} id={`point-${index + 1}`} aria-label={`Point ${index + 1}`}>
          {paragraph}
        </section>
      ))}
    </Dialog>
  )
}

export const PanelWithSections: Story = {
  args: { ...PanelWithLead.args },
  render: (args) => <Sections {...args} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('link', { name: 'Point 9' }))
    await expect(dialog.getByRole('region', { name: 'Point 9' })).toHaveFocus()
    await waitFor(() =>
      expect(dialog.getByRole('link', { current: true })).toHaveTextContent('Point 9'),
    )
    const list = dialog.getByRole('navigation', { name: 'Sections' }).getBoundingClientRect()
    const title = dialog.getByRole('heading', { name: 'Edit School' }).getBoundingClientRect()
    await expect(list.top).toBeGreaterThan(title.bottom)
    await expect(dialog.queryByRole('button', { name: /Jump to section/ })).toBeNull()
  },
}

export const PanelWithSectionsInTheDark: Story = {
  ...PanelWithSections,
  globals: { theme: 'dark' },
}

export const PanelWithSectionsOnAPhone: Story = {
  ...PanelWithSections,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.queryByRole('navigation', { name: 'Sections' })).toBeNull()
    const menu = () => dialog.getByRole('button', { name: /^Jump to section/ })
    await userEvent.click(menu())
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Point 7' }))
    const section = dialog.getByRole('region', { name: 'Point 7' })
    await waitFor(() => expect(section).toHaveFocus())
    await waitFor(() => expect(menu()).toHaveAccessibleName('Jump to section Point 7'))
    await expect(section.getBoundingClientRect().top).toBeGreaterThan(
      menu().getBoundingClientRect().bottom,
    )
    await userEvent.click(menu())
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

export const PanelOnAPhone: Story = { ...Panel, globals: { viewport: { value: 'phone' } } }

/** On a phone a full-width bottom sheet. */
export const SheetOnAPhone: Story = {
  ...WithDescription,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const sheet = screen.getByRole('dialog')
    await waitFor(() => {
      const { left, right, bottom } = sheet.getBoundingClientRect()
      expect([left, right, bottom]).toEqual([0, window.innerWidth, window.innerHeight])
    })
  },
}

export const LongTextOnAPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }

export const WithLogo: Story = {
  args: { hasLogo: true, title: 'Sign In to your account', footer: undefined },
  render: (args) => <WithField {...args} />,
}

export const WithLogoOnAPhone: Story = { ...WithLogo, globals: { viewport: { value: 'phone' } } }

/** Pressing a toast does not count as a press outside the dialog. */
export const UnderAToast: Story = {
  render: (args) => (
    <>
      <Dialog {...args} />
      <ToastPlace>
        <Toast type="info" message="Plz Check All the Fields." onClose={fn()} />
      </ToastPlace>
    </>
  ),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

const failure = 'The connection was lost before your changes were saved. Check it, then try again.'

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.top < other.bottom && other.top < one.bottom

/** It must cover neither the dialog's title nor its buttons. */
export const UnderAToastOnAPhone: Story = {
  decorators: [
    (Story) => (
      <>
        {Story()}
        <ToastPlace>
          <Toast type="error" message={failure} onClose={fn()} />
        </ToastPlace>
      </>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    const toast = screen.getByRole('alert').getBoundingClientRect()
    for (const part of [dialog.getByRole('heading'), ...dialog.getAllByRole('button')])
      await expect(overlap(toast, part.getBoundingClientRect())).toBe(false)
  },
}

/** A dialog that reaches the top: the toast is above its buttons. */
export const TallUnderAToastOnAPhone: Story = { ...UnderAToastOnAPhone, args: { ...LongText.args } }

export const PanelUnderAToastOnAPhone: Story = {
  ...UnderAToastOnAPhone,
  args: { ...Panel.args, description: 'Each field saves when you leave it' },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
}

/** On a tablet the panel leaves no space for a toast beside its buttons either. */
export const PanelUnderAToastOnATablet: Story = {
  ...UnderAToastOnAPhone,
  args: { ...Panel.args },
  globals: { viewport: { value: 'tablet' } },
}

/** On a desktop the toast is above the footer of a panel. */
export const WidePanelUnderAToast: Story = {
  ...UnderAToastOnAPhone,
  args: { ...Panel.args, beside: <p>Beside</p> },
  globals: {},
}

/** Without a footer, the toast is below the header. */
export const PanelWithoutFooterUnderAToastOnAPhone: Story = {
  ...UnderAToastOnAPhone,
  args: { ...PanelWithLead.args, footer: undefined },
}

/** A dialog with a logo is near the top: the toast is below it. */
export const WithLogoUnderAToastOnAPhone: Story = {
  ...WithLogo,
  ...UnderAToastOnAPhone,
}

/** The question fits below the toast, which may cover the dialog behind it. */
export const QuestionUnderAToastOnAPhone: Story = {
  ...UnderAToastOnAPhone,
  args: {
    ...Panel.args,
    children: <Dialog isOpen title="Confirmation" onClose={fn()} footer={<Button>No</Button>} />,
  },
}

export const Dark: Story = { ...WithDescription, globals: { theme: 'dark' } }
