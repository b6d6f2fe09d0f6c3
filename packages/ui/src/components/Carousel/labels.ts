/** Texts of the carousel. */
export interface CarouselLabels {
  /** What the carousel is, for screen readers. @default 'carousel' */
  carousel: string
  /** What a slide is, for screen readers. @default 'slide' */
  slide: string
  /** Button that stops the slides. @default 'Stop the slides' */
  stop: string
  /** Button that starts the slides. @default 'Start the slides' */
  start: string
  /** @default 'Previous slide' */
  previous: string
  /** @default 'Next slide' */
  next: string
  /** Name of a slide, and the position of the shown one. @default '1 of 4' */
  position: (place: number, count: number) => string
  /** Button that shows a slide. @default 'Slide 1' */
  show: (place: number) => string
}

export const defaultLabels: CarouselLabels = {
  carousel: 'carousel',
  slide: 'slide',
  stop: 'Stop the slides',
  start: 'Start the slides',
  previous: 'Previous slide',
  next: 'Next slide',
  position: (place, count) => `${place} of ${count}`,
  show: (place) => `Slide ${place}`,
}
