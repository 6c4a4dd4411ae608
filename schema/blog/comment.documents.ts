// What tests ask to write a comment.

export const CREATE_COMMENT = `mutation($postId: ID!, $input: CommentInput!) {
  createComment(postId: $postId, input: $input) { id }
}`;

export const REPLY_TO_COMMENT = `mutation($id: ID!, $input: CommentInput!) {
  replyToComment(id: $id, input: $input) { id }
}`;
