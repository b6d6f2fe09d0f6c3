import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { sampleSchools } from '../../internal/samples'
import { roomyOnly, wideOnly } from '../../theme'
import { ButtonLink } from '../Button/Button'
import { CardRow } from '../CardRow/CardRow'
import {
  BriefcaseIcon,
  EllipsisIcon,
  MessagesSquareIcon,
  SchoolIcon,
  SearchIcon,
  ShapesIcon,
} from '../Icon/icons'
import { SchoolCard } from '../SchoolCard/SchoolCard'
import { PageShell } from './PageShell'
import { guide } from './PageShell.guide'

const meta = {
  component: PageShell,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    topStrip: {
      start: (
        <>
          <b>Bengaluru</b>
          <span className={wideOnly}>Friday, 20 November 2026</span>
        </>
      ),
      end: (
        <a href="/hi" lang="hi">
          हिन्दी
        </a>
      ),
    },
    menu: [
      { label: 'Schools', href: '/schools', isCurrent: true },
      {
        label: 'Beyond School',
        items: [
          { label: 'Tuitions', href: '/beyond-school/tuitions' },
          { label: 'Activities', href: '/beyond-school/activities' },
        ],
      },
      { label: 'EdJobs', href: '/jobs' },
      { label: 'Blogs', href: '/blogs' },
    ],
    actions: (
      <ButtonLink href="/sign-in" variant="act">
        Sign In
      </ButtonLink>
    ),
    footerEntries: [
      { label: 'Home', href: '/' },
      { label: 'Schools', href: '/schools' },
      { label: 'Tuitions', href: '/beyond-school/tuitions' },
      { label: 'Discussions', href: '/video/discussions' },
    ],
    legalEntries: [
      { label: 'Privacy', href: '/privacy' },
      { label: 'Terms', href: '/terms' },
    ],
    footerNote:
      'Facts on EdBazaar carry their source and date. Where a school has told us nothing, we say “not provided”.',
    barEntries: [
      { label: 'Schools', href: '/schools', icon: <SchoolIcon />, isCurrent: true },
      { label: 'Beyond School', href: '/beyond-school', icon: <ShapesIcon /> },
      { label: 'Consultation', href: '/consultation', icon: <MessagesSquareIcon /> },
      { label: 'EdJobs', href: '/jobs', icon: <BriefcaseIcon /> },
      {
        label: 'More',
        icon: <EllipsisIcon />,
        items: [
          { label: 'Newsletter', href: '/newsletters' },
          { label: 'Videos', href: '/videos' },
        ],
      },
    ],
    children: <h1>Schools near Indiranagar</h1>,
  },
} satisfies Meta<typeof PageShell>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main')
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Quick links' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Beyond School' }))
    await canvas.findByRole('menuitem', { name: 'Tuitions' })
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('navigation', { name: 'Quick links' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await canvas.findByRole('menuitem', { name: 'Newsletter' })
  },
}

/** The full menu and both header buttons at the narrowest width that fits them. */
export const OnALaptop: Story = {
  args: {
    menu: [
      { label: 'Schools', href: '/schools', isCurrent: true },
      { label: 'Beyond School', items: [{ label: 'Tuitions', href: '/beyond-school/tuitions' }] },
      { label: 'EdJobs', href: '/jobs' },
      { label: 'Consultation', href: '/consultation' },
      { label: 'Videos', items: [{ label: 'Discussions', href: '/video/discussions' }] },
      { label: 'Blogs', href: '/blogs' },
      { label: 'More', items: [{ label: 'Careers', href: '/careers' }] },
    ],
    actions: (
      <>
        <ButtonLink href="/search" variant="act" aria-label="Search">
          <SearchIcon />
          <span className={roomyOnly}>Search</span>
        </ButtonLink>
        <ButtonLink href="/sign-in" variant="act">
          Sign In / Register
        </ButtonLink>
      </>
    ),
  },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, canvasElement }) => {
    const heightOf = (one: HTMLElement) => one.getBoundingClientRect().height
    await expect(heightOf(canvas.getByRole('navigation', { name: 'Main' }))).toBe(44)
    await expect(heightOf(canvas.getByRole('link', { name: 'Sign In / Register' }))).toBe(44)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** A tray is shown above the bar, and the end of the page stays above both. */
export const WithATray: Story = {
  args: {
    aboveBar: (
      <p style={{ minHeight: 61, margin: 0, padding: 20, background: 'var(--eb-color-surface)' }}>
        Compare 3 of 4
      </p>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    const note = canvas.getByText(/^Facts on EdBazaar/).getBoundingClientRect()
    const tray = canvas.getByText('Compare 3 of 4').getBoundingClientRect()
    const bar = canvas.getByRole('navigation', { name: 'Quick links' }).getBoundingClientRect()
    await expect(note.bottom).toBeLessThanOrEqual(tray.top)
    await expect(tray.bottom).toBeLessThanOrEqual(bar.top)
  },
}

/** Menus without entries are not rendered. */
export const WithoutMenus: Story = {
  args: {
    topStrip: undefined,
    menu: [],
    footerEntries: [],
    legalEntries: [],
    barEntries: [],
    actions: undefined,
    footerNote: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}

/** Cards extend past the right edge, but the page does not scroll sideways. */
export const WithAWideRow: Story = {
  args: {
    children: (
      <>
        <h1>Schools near Indiranagar</h1>
        <h2>Featured Schools</h2>
        <CardRow label="Featured schools">
          {sampleSchools.map(({ isRecognitionChecked: _, ...school }) => (
            <SchoolCard key={school.href} {...school} />
          ))}
        </CardRow>
      </>
    ),
  },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

/** Five Hindi labels fit under their icons. */
export const LongHindiOnAPhone: Story = {
  args: {
    lang: 'hi',
    actions: (
      <ButtonLink href="/sign-in" variant="act">
        साइन इन करें
      </ButtonLink>
    ),
    barEntries: [
      { label: 'विद्यालय', href: '/schools', icon: <SchoolIcon />, isCurrent: true },
      { label: 'गतिविधियाँ', href: '/beyond-school', icon: <ShapesIcon /> },
      { label: 'परामर्श', href: '/consultation', icon: <MessagesSquareIcon /> },
      { label: 'नौकरियाँ', href: '/jobs', icon: <BriefcaseIcon /> },
      { label: 'और देखें', href: '/more', icon: <EllipsisIcon /> },
    ],
    children: <h1>इंदिरानगर के पास के विद्यालय</h1>,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const entry of within(
      canvas.getByRole('navigation', { name: 'Quick links' }),
    ).getAllByRole('link'))
      await expect(entry.scrollWidth).toBeLessThanOrEqual(entry.clientWidth)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const DarkOnAPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } }
