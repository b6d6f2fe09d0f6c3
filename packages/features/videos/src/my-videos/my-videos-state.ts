import { type OwnContentState, ownStatuses } from '@edbazaar/feature-editing/own-content'
import { choiceField, pageField, urlState } from '@edbazaar/feature-list-kit/url'
import { accountPaths } from '@edbazaar/feature-platform'

export const myVideosUrl = urlState<OwnContentState>(accountPaths.myVideos, {
  status: choiceField<OwnContentState['status']>(ownStatuses, null),
  page: pageField(),
})
