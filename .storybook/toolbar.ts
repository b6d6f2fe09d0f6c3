import type { GlobalTypes } from 'storybook/internal/csf'

/** The toolbar's settings. `root.ts` applies them; the width is the viewport addon's. */
export const toolbar: GlobalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'partner', title: 'Partner brand' },
      ],
    },
  },
  density: {
    description: 'Density',
    toolbar: {
      icon: 'component',
      dynamicTitle: true,
      items: [
        { value: 'compact', title: 'Compact' },
        { value: 'regular', title: 'Regular' },
        { value: 'roomy', title: 'Roomy' },
      ],
    },
  },
  direction: {
    description: 'Text direction',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  locale: {
    description: 'Language of dates and ages',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'en-IN', title: 'English' },
        { value: 'hi-IN', title: 'हिन्दी' },
      ],
    },
  },
}

export const initialGlobals = {
  theme: 'light',
  density: 'regular',
  direction: 'ltr',
  locale: 'en-IN',
}

const width = (name: string, width: number, height: number) => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
})

/** Viewports for the layouts; by default a story fits the window. */
export const viewports = {
  phone: width('Phone', 390, 844),
  tablet: width('Tablet', 768, 1024),
  laptop: width('Laptop', 1024, 768),
  desktop: width('Desktop', 1280, 900),
}

/** The modes in which Chromatic takes screenshots, as in `pnpm test:visual`. */
export const chromaticModes = {
  'light, 390': { theme: 'light', viewport: 'phone' },
  'dark, 390': { theme: 'dark', viewport: 'phone' },
  'light, 1280': { theme: 'light', viewport: 'desktop' },
  'dark, 1280': { theme: 'dark', viewport: 'desktop' },
}
