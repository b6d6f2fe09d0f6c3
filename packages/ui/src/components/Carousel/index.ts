export { BannerSlide, type BannerSlideProps } from './BannerSlide'
export { Carousel, type CarouselProps } from './Carousel'
export type { CarouselLabels } from './labels'
