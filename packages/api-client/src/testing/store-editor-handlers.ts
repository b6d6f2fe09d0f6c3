import { http } from './http'
import { imageMedia } from './school-editor-fixtures'
import { productEditor, storeEditor } from './store-editor-fixtures'

/** Handlers of the store editor. They accept every change. */
export const storeEditorHandlers = [
  http.get('/stores/edit/{id}/details', ({ response }) => response(200).json(storeEditor())),
  http.post('/stores/store/create', ({ response }) =>
    response(201).json({ status: 201, msg: 'Added', id: 9 }),
  ),
  http.put('/stores/store/edit/{storeId}', async ({ request, response }) => {
    const { value } = await request.json()
    return response(200).json({ status: 200, msg: 'Updated', revision: 5, value })
  }),
  http.post('/stores/file', ({ response }) => {
    const media = imageMedia()
    return response(200).json({ status: 200, msg: 'Image Added', url: media.url, media })
  }),
  http.post('/stores/add-filters', ({ response }) =>
    response(201).json({ status: 201, msg: 'Requested' }),
  ),
  http.get('/stores/products/edit/{id}/details', ({ response }) =>
    response(200).json(productEditor()),
  ),
  http.post('/stores/products/create', ({ response }) =>
    response(201).json({
      status: 201,
      msg: 'Added',
      id: 5,
      slug: 'ganit-maths-circle-330187',
      is_active: true,
    }),
  ),
  http.put('/stores/products/{id}/edit', async ({ request, response }) => {
    const { value } = await request.json()
    return response(200).json({ status: 200, msg: 'Updated', revision: 4, value })
  }),
  http.post('/stores/products/{id}/batches', ({ response }) =>
    response(201).json({ status: 201, msg: 'Added', id: 2 }),
  ),
  http.put('/stores/batches/{id}', ({ response }) =>
    response(200).json({ status: 200, msg: 'Updated' }),
  ),
  http.delete('/stores/batches/{id}', ({ response }) =>
    response(200).json({ status: 200, msg: 'Removed' }),
  ),
]
