/** The address of a drawn picture: a food by its picture name, or a layer of a dish such as `soup.back`. */
export const pictureAddress = (name: string): string => `${import.meta.env['PICTURES_ADDRESS']}/${name}.svg`
