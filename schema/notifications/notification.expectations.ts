import { SIGNED_IN, type Expectations } from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    notifications: ["{ notifications { nodes { id } } }", SIGNED_IN],
    unreadNotificationCount: ["{ unreadNotificationCount }", SIGNED_IN],
    markNotificationsRead: ["mutation { markNotificationsRead }", SIGNED_IN],
    notificationChoices: ["{ notificationChoices { kind } }", SIGNED_IN],
    chooseNotifications: [
      "mutation { chooseNotifications(kind: REPLY, here: true, mail: true) { kind } }",
      SIGNED_IN,
    ],
    notificationAdded: ["subscription { notificationAdded { id } }", SIGNED_IN],
  },
  few: ["notifications"],
  growing: ["notification_choices"],
  withoutDemo: {
    NotificationChoice: "everyone wants to learn of everything until they choose",
    Notification: "notifications are created by events",
  },
};
