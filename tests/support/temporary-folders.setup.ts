import { afterAll } from 'vitest'
import { removeTemporaryFolders } from '../../tools/temporary-folder.ts'

// The hook registered first runs last: by then everything in the folders is closed.
afterAll(removeTemporaryFolders)
