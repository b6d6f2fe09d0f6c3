import {
  AddServiceScreen,
  addServiceMeta,
  loadNewService,
} from '@edbazaar/feature-service-editor/add-service'

export const loader = loadNewService
export const Component = AddServiceScreen
export const handle = { meta: addServiceMeta }
