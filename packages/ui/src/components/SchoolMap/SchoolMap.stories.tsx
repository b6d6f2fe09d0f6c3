import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button'
import { SchoolMap, type SchoolMapProps } from './SchoolMap'
import { guide } from './SchoolMap.guide'
import type { MapCluster, MapName, MapView } from './types'

const flag = (name: string, lat: number, lng: number, feesFrom: number | null): MapCluster => ({
  lat,
  lng,
  count: 1,
  bounds: [lat, lng, lat, lng],
  schools: [{ name, href: `#${name}`, feesFrom }],
})

const clusters: MapCluster[] = [
  flag('Vidya Niketan Public School', 12.9784, 77.6408, 124_500),
  flag('National Public School, Defence Colony', 12.9912, 77.6301, 146_000),
  flag('केंद्रीय विद्यालय, राष्ट्रीय वांतरिक्ष प्रयोगशालाएँ', 12.9576, 77.6526, null),
  { lat: 12.951, lng: 77.617, count: 31, bounds: [12.946, 77.61, 12.956, 77.624], schools: [] },
  {
    ...flag('Amaravati Girls’ School', 12.9655, 77.6622, 72_000),
    count: 2,
    schools: [
      { name: 'Amaravati Girls’ School', href: '#amaravati', feesFrom: 72_000 },
      { name: 'Cauvery Valley School', href: '#cauvery', feesFrom: null },
    ],
  },
]

const names: readonly MapName[] = [
  { name: 'Bengaluru', kind: 'city', lat: 12.9716, lng: 77.5946 },
  { name: 'Indiranagar', kind: 'locality', lat: 12.9784, lng: 77.6408 },
  { name: 'Domlur', kind: 'locality', lat: 12.961, lng: 77.6387 },
  { name: 'मुरुगेशपाल्या', kind: 'locality', lat: 12.9576, lng: 77.6526 },
  { name: 'Koramangala', kind: 'locality', lat: 12.9352, lng: 77.6245 },
  { name: 'Whitefield', kind: 'town', lat: 12.9698, lng: 77.75 },
  { name: 'Ulsoor', kind: 'locality', lat: 12.9817, lng: 77.62 },
  { name: 'Halasuru', kind: 'locality', lat: 12.9818, lng: 77.6202 },
]

const cities: readonly MapName[] = [
  { name: 'Delhi', kind: 'city', lat: 28.65, lng: 77.23 },
  { name: 'Mumbai', kind: 'city', lat: 19.07, lng: 72.88 },
  { name: 'Bengaluru', kind: 'city', lat: 12.97, lng: 77.59 },
  { name: 'Chennai', kind: 'city', lat: 13.09, lng: 80.28 },
  { name: 'Kolkata', kind: 'city', lat: 22.56, lng: 88.36 },
  { name: 'Srinagar', kind: 'city', lat: 34.08, lng: 74.8 },
  { name: 'Guwahati', kind: 'city', lat: 26.18, lng: 91.75 },
  { name: 'Hyderabad', kind: 'city', lat: 17.38, lng: 78.46 },
]

const meta = {
  component: SchoolMap,
  parameters: { guide },
  args: {
    label: 'Map of schools',
    clusters,
    names,
    circle: { lat: 12.9719, lng: 77.6412, radius: 5 },
    onViewChange: fn(),
    onHighlight: fn(),
    onDenseCluster: fn(),
    style: { maxWidth: 480 },
  },
} satisfies Meta<typeof SchoolMap>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const school = await canvas.findByRole('button', { name: /Vidya Niketan Public School$/ })
    await expect(school).toHaveTextContent('₹1,24,500')
    await waitFor(() => expect(args.onViewChange).toHaveBeenCalled())
    await userEvent.hover(school)
    await expect(args.onHighlight).toHaveBeenLastCalledWith(clusters[0])
    await userEvent.click(school)
    const link = canvas.getByRole('link', { name: 'Vidya Niketan Public School' })
    await expect(link).toHaveAttribute('href', '#Vidya Niketan Public School')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(link).not.toBeInTheDocument()
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const amaravati = { name: /Amaravati Girls’ School, Cauvery/ }
    const school = await canvas.findByRole('button', amaravati)
    school.focus()
    await expect(args.onHighlight).toHaveBeenLastCalledWith(clusters[4])
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: 'Cauvery Valley School' })).toBeVisible()
    await expect(canvas.getByText('Not provided')).toBeVisible()
  },
}

export const ZoomsToSplitACluster: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onViewChange).toHaveBeenCalled())
    const zoomOf = () => viewsOf(args.onViewChange).at(-1)?.zoom ?? 0
    const before = zoomOf()
    await expect(viewsOf(args.onViewChange).at(-1)?.isFitted).toBe(true)
    await userEvent.click(await canvas.findByRole('button', { name: '31 schools, zoom in' }))
    await waitFor(() => expect(zoomOf()).toBeGreaterThan(before))
    await expect(viewsOf(args.onViewChange).at(-1)?.isFitted).toBe(false)
    await expect(args.onDenseCluster).not.toHaveBeenCalled()
  },
}

/** The zoom buttons appear together with the map. */
export const ZoomsOnTheFirstPress: Story = {
  play: async ({ args, canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Zoom in' })
    const before = viewsOf(args.onViewChange).at(-1)?.zoom ?? Number.POSITIVE_INFINITY
    await userEvent.click(button)
    await waitFor(() => expect(viewsOf(args.onViewChange).at(-1)?.zoom).toBeGreaterThan(before))
  },
}

export const ManyAtOnePoint: Story = {
  args: {
    clusters: [
      { lat: 12.97, lng: 77.64, count: 552, bounds: [12.97, 77.64, 12.97, 77.64], schools: [] },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '552 schools, zoom in' }))
    await expect(args.onDenseCluster).toHaveBeenCalledOnce()
  },
}

export const Highlighted: Story = {
  args: { highlighted: { lat: 12.9912, lng: 77.6301 } },
  play: async ({ canvas }) => {
    const highlighted = await canvas.findByRole('button', { name: /National Public School/ })
    await expect(highlighted).toHaveAttribute('data-highlighted')
  },
}

/** Land, water, borders and cities. Names are beside the markers. */
export const WholeCountry: Story = {
  args: {
    circle: null,
    names: cities,
    clusters: [
      { lat: 28.6, lng: 77.2, count: 61_204, bounds: [27, 76, 29, 78], schools: [] },
      { lat: 13, lng: 77.6, count: 8_410, bounds: [12, 76, 14, 78], schools: [] },
      { lat: 26.1, lng: 91.7, count: 964, bounds: [25, 90, 27, 92], schools: [] },
    ],
    children: <p>Zoom in to search this area</p>,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '61,204 schools, zoom in' })
    await waitFor(() => expect(canvas.getByText('Srinagar')).toBeVisible())
    await expectApart(canvas.getByRole('region'))
  },
}

/** Nothing covers anything: prices go below their points or fold into dots, names make room. */
export const ManyCloseTogether: Story = {
  args: {
    clusters: Array.from({ length: 24 }, (_, i) =>
      flag(
        `School ${i}`,
        12.9784 + 0.006 * Math.sin(i * 2.4) * Math.sqrt(i),
        77.6408 + 0.006 * Math.cos(i * 2.4) * Math.sqrt(i),
        i % 5 === 0 ? null : 60_000 + i * 7_000,
      ),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /School 23$/ })
    await waitFor(() => expectApart(canvas.getByRole('region')))
  },
}

export const DarkCountry: Story = { ...WholeCountry, globals: { theme: 'dark' } }

/** One finger on the map scrolls the page and shows how to move the map. */
export const OneFinger: Story = {
  play: async ({ args, canvas }) => {
    await canvas.findByRole('button', { name: /Vidya Niketan/ })
    const map = canvas.getByRole('application')
    const calls = viewsOf(args.onViewChange).length
    const hint = canvas.getByText('Use two fingers to move the map').parentElement
    await expect(hint).not.toHaveAttribute('data-shown')
    drag(map, 'touch')
    await waitFor(() => expect(hint).toHaveAttribute('data-shown'))
    await expect(viewsOf(args.onViewChange)).toHaveLength(calls)
    await waitFor(() => expect(hint).not.toHaveAttribute('data-shown'), { timeout: 20_000 })
  },
}

/** The card closes when its school is no longer on the map. */
export const SchoolLeaves: Story = {
  render: (args) => <Leaving {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Vidya Niketan/ }))
    const link = canvas.getByRole('link', { name: 'Vidya Niketan Public School' })
    await userEvent.click(canvas.getByRole('button', { name: 'Load the same schools' }))
    await expect(link).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Load other schools' }))
    await expect(link).not.toBeInTheDocument()
  },
}

function Leaving({ clusters: given, ...rest }: SchoolMapProps) {
  const [clusters, setClusters] = useState(given)
  return (
    <SchoolMap clusters={clusters} {...rest}>
      <Button onClick={() => setClusters([...given])}>Load the same schools</Button>
      <Button onClick={() => setClusters(given.slice(1))}>Load other schools</Button>
    </SchoolMap>
  )
}

export const SearchThisArea: Story = {
  args: { children: <Button variant="main">Search this area</Button> },
}

/** Long names of a flag's schools stay inside the map. */
export const LongNamesOnAPhone: Story = {
  args: {
    clusters: [
      {
        ...flag('Govt. Higher Primary School', 12.9719, 77.6412, null),
        count: 2,
        schools: [
          {
            name: 'Govt. Higher Primary School, Kaggadasapura and Malleshpalya New Extension, Ward 57',
            href: '#govt',
            feesFrom: null,
          },
          {
            name: 'केंद्रीय विद्यालय, राष्ट्रीय वांतरिक्ष प्रयोगशालाएँ, मुरुगेशपाल्या',
            href: '#kendriya',
            feesFrom: 124_500,
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^2 Govt/ }))
    const map = canvas.getByRole('region').getBoundingClientRect()
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(map.right)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390)
  },
}

export const Dark: Story = { ...Highlighted, globals: { theme: 'dark' } }

export const Empty: Story = { args: { clusters: [] } }

function viewsOf(onViewChange: (view: MapView) => void) {
  return (onViewChange as ReturnType<typeof fn>).mock.calls.map(([view]) => view as MapView)
}

/** Moves one finger across the map. */
function drag(map: HTMLElement, pointerType: string) {
  const { left, top } = map.getBoundingClientRect()
  const touch = (clientX: number) =>
    new Touch({ identifier: 1, target: map, clientX, clientY: top + 200 })
  map.dispatchEvent(new PointerEvent('pointerdown', { pointerType, bubbles: true }))
  for (const [type, x] of [
    ['touchstart', 100],
    ['touchmove', 160],
    ['touchmove', 220],
    ['touchend', 220],
  ] as const) {
    const touches = type === 'touchend' ? [] : [touch(left + x)]
    map.dispatchEvent(
      new TouchEvent(type, { touches, changedTouches: [touch(left + x)], bubbles: true }),
    )
  }
}

/** Expects that no marker and no name covers another. */
async function expectApart(map: HTMLElement) {
  const markers = [...map.querySelectorAll('.leaflet-marker-icon')]
  const names = [...map.querySelectorAll('.leaflet-names-pane > [data-placed]')]
  await expect(names.length).toBeGreaterThan(0)
  const rects = [...markers, ...names].map((element) => ({
    text: element.textContent,
    rect: element.getBoundingClientRect(),
  }))
  const covering = rects.flatMap((one, i) =>
    rects
      .slice(i + 1)
      .filter(({ rect }) => overlaps(one.rect, rect))
      .map((other) => `${one.text} and ${other.text}`),
  )
  await expect(covering).toEqual([])
}

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

/** Without a circle it shows the area of the listed schools, and follows a new list. */
export const AreaOfTheList: Story = {
  args: { circle: null, area: [12.95, 77.61, 12.99, 77.66] },
  render: function Listed(args) {
    const [area, setArea] = useState(args.area)
    return (
      <>
        <Button onClick={() => setArea([28.6, 77.2, 28.6, 77.2])}>Next page</Button>
        <SchoolMap {...args} area={area} />
      </>
    )
  },
  play: async ({ args, canvas }) => {
    const expectView = (inside: readonly [lat: number, lng: number], widest: number) =>
      waitFor(() => {
        const [south = 0, west = 0, north = 0, east = 0] =
          viewsOf(args.onViewChange).at(-1)?.bounds ?? []
        const [lat, lng] = inside
        expect(south < lat && lat < north && west < lng && lng < east).toBe(true)
        expect(north - south).toBeLessThan(widest)
        expect(viewsOf(args.onViewChange).at(-1)?.isFitted).toBe(true)
      })
    await expectView([12.97, 77.64], 0.2)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expectView([28.6, 77.2], 0.1)
  },
}
