import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts shared by the pages of products, stores and schools. */
export const messages = defineMessages(
  'catalogue-ui/detail-page',
  import.meta.glob('./locales/*.po'),
  {
    images: (name: string) => msg`Images of ${name}`,
    generatedImage: msg`Image generated from the name`,
    image: (number: number) => msg`Image ${number}`,
    galleryLabels: {
      all: (count: number) => msg`All ${count}`,
      position: (place: number, count: number) => msg`${place} of ${count}`,
      previous: msg`Previous image`,
      next: msg`Next image`,
    },
    factLabels: { fact: msg`Fact`, value: msg`Value`, source: msg`Source` },
    verified: msg`Verified`,
    notVerified: msg`Not verified yet`,
    verification: msg`Verification`,
    beyondSchool: msg`Beyond School`,
  },
)
