import type { ApiError } from '../common/types.gen.ts';
/**
 * A kind of business, a node of the tree of categories.
 */
export type Category = {
    /**
     * The category; on level 1 the same as the `industries` value of GET /App/constants.
     */
    id: number;
    /**
     * Its name in the language of the request, 1 to 100 characters.
     */
    name: string;
    /**
     * The category above it; null on level 1.
     */
    parentId: number | null;
    /**
     * Its depth, 1 for the roots.
     */
    level: number;
    /**
     * Names from the root to this one, parted by ` / `, 1 to 600 characters.
     */
    path: string;
    /**
     * A name from the icon set of the interface, up to 40 characters; null without one.
     */
    icon: string | null;
};
export type ListCategoriesData = {
    body?: never;
    headers?: {
        /**
         * The language of labels and messages, a tag or a weighted list as browsers send it; the first supported one counts, else English.
         */
        'Accept-Language'?: string;
    };
    path?: never;
    query?: never;
    url: '/Category';
};
export type ListCategoriesErrors = {
    /**
     * The request could not be read, names a query parameter the operation does not have, or has a body of more than 64 nested levels.
     */
    400: ApiError;
    /**
     * There is no token, or it is not valid any more.
     */
    401: ApiError;
    /**
     * Too many calls in a short time.
     */
    429: ApiError;
    /**
     * Something failed on the server; the call had no effect.
     */
    500: ApiError;
    /**
     * The service, or a platform behind it, cannot be reached now.
     */
    503: ApiError;
};
export type ListCategoriesError = ListCategoriesErrors[keyof ListCategoriesErrors];
export type ListCategoriesResponses = {
    /**
     * Categories, parents before children.
     */
    200: Array<Category>;
};
export type ListCategoriesResponse = ListCategoriesResponses[keyof ListCategoriesResponses];
