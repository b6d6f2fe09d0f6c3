import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button'
import { BookOpenIcon, BriefcaseIcon, ChevronDownIcon, XIcon } from '../Icon/icons'
import { type AnchorProps, LinkProvider } from '../Link/LinkProvider'
import { Menu } from './Menu'
import { guide } from './Menu.guide'

const onRoute = fn()

/** Links of a story do not navigate; the followed link is recorded. */
function StoryLink({ href, onClick, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        event.preventDefault()
        onRoute(href)
      }}
    />
  )
}

const meta = {
  component: Menu,
  parameters: { guide },
  args: {
    children: (
      <>
        Beyond School
        <ChevronDownIcon size="small" />
      </>
    ),
    items: [
      { label: 'Tuitions', href: '/beyond-school/tuitions' },
      { label: 'Activities', href: '/beyond-school/activities', isCurrent: true },
      { label: 'Workshops', href: '/beyond-school/workshops' },
      { label: 'Camps', href: '/beyond-school/camps' },
    ],
    style: { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  },
  decorators: [
    (Story) => (
      <LinkProvider anchor={StoryLink}>
        <nav aria-label="Main" style={{ minHeight: 280 }}>
          <Story />
        </nav>
        <Button>Beside the menu</Button>
      </LinkProvider>
    ),
  ],
  beforeEach: () => {
    onRoute.mockClear()
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

const openedMenu = () => screen.findByRole('menu', { name: 'Beyond School' })
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

/** The button is on the page together with the hidden fallback links. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Beyond School' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByText('Camps')).not.toBeVisible()
  },
}

export const ByMouse: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Beyond School' })
    await userEvent.click(button)
    const menu = await openedMenu()
    await waitFor(() => expect(menu).toBeVisible())
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(screen.getByRole('menuitem', { name: 'Activities' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await userEvent.click(button)
    await closed()
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Camps' }))
    await expect(onRoute).toHaveBeenCalledWith('/beyond-school/camps')
    await closed()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Beyond School' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    // The menu's code loads on focus and handles keys from then on.
    await userEvent.keyboard('{ArrowDown}')
    await openedMenu()
    await userEvent.keyboard('{Home}{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Activities' })).toHaveFocus())
    await userEvent.keyboard('w')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Workshops' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await closed()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await openedMenu()
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Tuitions' })).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(onRoute).toHaveBeenCalledWith('/beyond-school/camps')
    await closed()
  },
}

export const PressedOutside: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Beyond School' }))
    await openedMenu()
    const beside = canvas.getByRole('button', { name: 'Beside the menu' })
    await userEvent.click(beside)
    await closed()
    await expect(beside).toHaveFocus()
  },
}

const onLogout = fn()

/** Links and actions together, with icons before the labels. */
export const WithActions: Story = {
  args: {
    children: 'Profile',
    items: [
      { label: 'My Blogs', href: '/my-blogs', icon: <BookOpenIcon /> },
      { label: 'Hiring', href: '/my-job-post', icon: <BriefcaseIcon /> },
      { label: 'Logout', onSelect: onLogout, icon: <XIcon /> },
    ],
  },
  play: async ({ canvas }) => {
    onLogout.mockClear()
    const button = canvas.getByRole('button', { name: 'Profile' })
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    await expect(onLogout).toHaveBeenCalledOnce()
    await closed()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

function open(name: string) {
  return async ({ canvas }: Parameters<NonNullable<Story['play']>>[0]) => {
    await userEvent.click(canvas.getByRole('button', { name }))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  }
}

/** At the bottom of a phone it opens upwards and stays inside the window. */
export const AtTheBottom: Story = {
  args: { children: 'More', side: 'top', align: 'end' },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetInlineEnd: 0, insetBlockEnd: 0 }}>
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    await open('More')(context)
    const button = context.canvas.getByRole('button', { name: 'More' }).getBoundingClientRect()
    await waitFor(() => {
      const menu = screen.getByRole('menu').getBoundingClientRect()
      expect(menu.bottom).toBeLessThanOrEqual(button.top)
      expect(menu.right).toBeLessThanOrEqual(window.innerWidth)
    })
  },
}

export const LongWordsOnAPhone: Story = {
  args: {
    lang: 'hi',
    children: 'विद्यालय के अलावा',
    items: [
      { label: 'ट्यूशन और प्रवेश परीक्षा की तैयारी', href: '/beyond-school/tuitions' },
      {
        label: 'नृत्य, संगीत, शतरंज और तैराकी जैसी गतिविधियाँ, जो आपके घर के पास हैं',
        href: '/beyond-school/activities',
      },
      { label: 'Engineering and medical entrance examinations', href: '/beyond-school/camps' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await open('विद्यालय के अलावा')(context)
    const menu = screen.getByRole('menu')
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
    await waitFor(() => expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(390))
  },
}

export const Dark: Story = { play: open('Beyond School'), globals: { theme: 'dark' } }

/** Without JavaScript the native popover shows the links; the story opens it directly. */
export const WithoutJavaScript: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getByText('Camps').parentElement
    links?.showPopover()
    await expect(canvas.getByRole('link', { name: 'Camps' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Camps' }))
    await expect(onRoute).toHaveBeenCalledWith('/beyond-school/camps')
    await expect(canvas.getByText('Camps')).not.toBeVisible()
  },
}
