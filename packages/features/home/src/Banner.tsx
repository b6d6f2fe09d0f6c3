import { paths } from '@edbazaar/feature-shell'
import { BannerSlide, Carousel } from '@edbazaar/ui/Carousel'
import { banner } from './home.css'
import { messages } from './messages'
import { usePlates } from './placeholder-images'

/** Milliseconds that a slide is shown (section 9). */
const intervalMs = 4000

/** The rotating banner: schools, tuitions, activities, EdJobs. */
export function Banner() {
  const plate = usePlates()
  const { schools, tuitions, activities, jobs } = messages.slides
  return (
    <Carousel label={messages.highlights} intervalMs={intervalMs} className={banner}>
      <BannerSlide {...schools} href={paths.schools} image={plate('bannerSchools')} isPriority />
      <BannerSlide {...tuitions} href={paths.tuitions} image={plate('bannerTuitions')} />
      <BannerSlide {...activities} href={paths.activities} image={plate('bannerActivities')} />
      <BannerSlide {...jobs} href={paths.jobs} image={plate('bannerJobs')} />
    </Carousel>
  )
}
