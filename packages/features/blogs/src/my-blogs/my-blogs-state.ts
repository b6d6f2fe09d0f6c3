import { type OwnContentState, ownStatuses } from '@edbazaar/feature-editing/own-content'
import { choiceField, pageField, urlState } from '@edbazaar/feature-list-kit/url'
import { paths } from '@edbazaar/feature-platform'

export const myBlogsUrl = urlState<OwnContentState>(paths.myBlogs, {
  status: choiceField<OwnContentState['status']>(ownStatuses, null),
  page: pageField(),
})
