import { paths, translateLabels, useMessages } from '@edbazaar/feature-platform'
import { BannerSlide, Carousel } from '@edbazaar/ui/Carousel'
import { banner } from './home.css'
import { messages } from './messages'
import { usePlaceholderImages } from './placeholder-images'

/** The time for which a slide is shown (specification, section 9). */
const intervalMs = 4000

/** The rotating banner: schools, tuitions, activities, EdJobs. */
export function Banner() {
  const t = useMessages(messages)

  const placeholderImage = usePlaceholderImages()
  const { schools, tuitions, activities, jobs } = messages.slides
  return (
    <Carousel
      label={t(messages.highlights)}
      labels={translateLabels(messages.carouselLabels, t)}
      intervalMs={intervalMs}
      className={banner}
    >
      <BannerSlide
        tag={t(schools.tag)}
        title={t(schools.title)}
        href={paths.schools}
        image={placeholderImage('bannerSchools')}
        isPriority
      />
      <BannerSlide
        tag={t(tuitions.tag)}
        title={t(tuitions.title)}
        href={paths.tuitions}
        image={placeholderImage('bannerTuitions')}
      />
      <BannerSlide
        tag={t(activities.tag)}
        title={t(activities.title)}
        href={paths.activities}
        image={placeholderImage('bannerActivities')}
      />
      <BannerSlide
        tag={t(jobs.tag)}
        title={t(jobs.title)}
        href={paths.jobs}
        image={placeholderImage('bannerJobs')}
      />
    </Carousel>
  )
}
