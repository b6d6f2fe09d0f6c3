import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button'
import { BriefcaseIcon, PlusIcon, SchoolIcon, ShapesIcon } from '../Icon/icons'
import { InboxIcon, LayoutDashboardIcon, LifeBuoyIcon, MessageCircleIcon } from '../Icon/work-icons'
import { SideMenu, type SideMenuProps } from './SideMenu'
import { guide } from './SideMenu.guide'

const meta = {
  component: SideMenu,
  parameters: { guide },
  args: {
    label: 'Your account',
    sections: [
      { entries: [{ label: 'Dashboard', href: '#dashboard', icon: <LayoutDashboardIcon /> }] },
      {
        title: 'MY STORES/SCHOOLS',
        entries: [
          { label: 'Vidya Niketan Public School', href: '#vidya', icon: <SchoolIcon /> },
          { label: 'विद्या निकेतन पूर्व प्राथमिक', lang: 'hi', href: '#purva', icon: <SchoolIcon /> },
          { label: 'Vidya Niketan Book Store', href: '#books', icon: <ShapesIcon /> },
        ],
        action: (
          <Button variant="act">
            <PlusIcon />
            Add School/Store
          </Button>
        ),
      },
      {
        title: 'MANAGE',
        entries: [
          { label: 'Hiring', href: '#hiring', icon: <BriefcaseIcon /> },
          {
            label: 'Admission Enquiries',
            href: '#admission',
            icon: <InboxIcon />,
            isCurrent: true,
            count: 23,
          },
          { label: 'Service Enquiries', href: '#service', icon: <MessageCircleIcon />, count: 4 },
          { label: 'Help & Support', href: '#help', icon: <LifeBuoyIcon /> },
        ],
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', gap: 24, height: 640 }}>
        <Story />
        <p style={{ flex: 1 }}>The page beside it holds still.</p>
      </div>
    ),
  ],
} satisfies Meta<typeof SideMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Expanded: Story = {
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: 'Your account' })
    const manage = within(menu).getByRole('region', { name: 'MANAGE' })
    const current = within(manage).getByRole('link', { name: 'Admission Enquiries , 23' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(menu.getBoundingClientRect().width).toBe(256)
    // The dashboard, the user’s listings, the button that adds one, then what they manage.
    const labels = [...menu.querySelectorAll('a, button')].map(({ textContent }) => textContent)
    await expect(labels.indexOf('Dashboard')).toBe(0)
    await expect(labels.indexOf('Add School/Store')).toBe(4)
    await expect(labels.indexOf('Hiring')).toBe(5)
  },
}

/** A main action above all sections. */
export const ActionAbove: Story = {
  args: {
    action: (
      <Button variant="act">
        <PlusIcon />
        Add School/Store
      </Button>
    ),
    sections: [
      { title: 'MANAGE', entries: [{ label: 'Hiring', href: '#hiring', icon: <BriefcaseIcon /> }] },
    ],
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button')
    await expect(first).toHaveAccessibleName('Add School/Store')
  },
}

function Collapsing(props: SideMenuProps) {
  const [isCollapsed, setIsCollapsed] = useState(false)
  return (
    <SideMenu
      {...props}
      isCollapsed={isCollapsed}
      onCollapsedChange={(next) => {
        props.onCollapsedChange?.(next)
        setIsCollapsed(next)
      }}
    />
  )
}

/**
 * A collapsed menu shows icons. With the keyboard focus it expands over the page, which does not move.
 */
export const Collapsed: Story = {
  args: { onCollapsedChange: fn() },
  render: (args) => <Collapsing {...args} />,
  play: async ({ args, canvas }) => {
    const menu = canvas.getByRole('navigation')
    const toggle = canvas.getByRole('button', { name: 'Collapse the menu' })
    await userEvent.click(toggle)
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(true)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(menu.getBoundingClientRect().width).toBe(68)
    const shown = menu.firstElementChild
    toggle.blur()
    await userEvent.hover(canvas.getByText(/holds still/))
    await expect(shown?.getBoundingClientRect().width).toBe(68)
    // Still there for screen readers.
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toBeInTheDocument()
    canvas.getByRole('link', { name: 'Dashboard' }).focus()
    await expect(shown?.getBoundingClientRect().width).toBe(256)
    await expect(menu.getBoundingClientRect().width).toBe(68)
  },
}

/** Long names wrap. */
export const LongWords: Story = {
  args: {
    sections: [
      {
        title: 'MY STORES/SCHOOLS',
        entries: [
          {
            label: 'Thiruvananthapuram International Residential School, Kazhakkoottam',
            href: '#kazhakkoottam',
            icon: <SchoolIcon />,
            isCurrent: true,
            count: 23,
          },
          {
            label: 'केंद्रीय विद्यालय, राष्ट्रीय वांतरिक्ष प्रयोगशालाएँ',
            lang: 'hi',
            href: '#kendriya',
            icon: <SchoolIcon />,
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const label = canvas.getByText(/^Thiruvananthapuram/)
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth)
    await expect(label.getBoundingClientRect().height).toBeGreaterThan(30)
  },
}

export const CollapsedAtRest: Story = { args: { isCollapsed: true } }

export const Dark: Story = { globals: { theme: 'dark' } }
