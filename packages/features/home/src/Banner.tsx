import { paths } from '@edbazaar/feature-shell'
import { BannerSlide, Carousel } from '@edbazaar/ui/Carousel'
import { banner } from './home.css'
import { messages } from './messages'
import { usePlaceholderImages } from './placeholder-images'

/** How long a slide is shown (specification, section 9). */
const intervalMs = 4000

/** The rotating banner: schools, tuitions, activities, EdJobs. */
export function Banner() {
  const placeholderImage = usePlaceholderImages()
  const { schools, tuitions, activities, jobs } = messages.slides
  return (
    <Carousel label={messages.highlights} intervalMs={intervalMs} className={banner}>
      <BannerSlide
        {...schools}
        href={paths.schools}
        image={placeholderImage('bannerSchools')}
        isPriority
      />
      <BannerSlide {...tuitions} href={paths.tuitions} image={placeholderImage('bannerTuitions')} />
      <BannerSlide
        {...activities}
        href={paths.activities}
        image={placeholderImage('bannerActivities')}
      />
      <BannerSlide {...jobs} href={paths.jobs} image={placeholderImage('bannerJobs')} />
    </Carousel>
  )
}
