import {
  EditServiceScreen,
  editServiceMeta,
  loadService,
} from '@edbazaar/feature-service-editor/edit-service'

export const loader = loadService
export const Component = EditServiceScreen
export const handle = { meta: editServiceMeta }
